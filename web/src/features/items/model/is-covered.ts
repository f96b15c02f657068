import { topDialog } from '@/components/open-dialogs';

/** Whether another dialog is open over the one that holds `element`. Keys and touches then belong to it. */
export function isCovered(element: Element | null): boolean {
  const top = topDialog();
  return top !== null && element !== null && !top.contains(element);
}
