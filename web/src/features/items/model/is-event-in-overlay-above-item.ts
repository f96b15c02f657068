import type { RefObject } from 'react';
import { topDialog } from '@/components/open-dialogs';

/** Returns whether an event happened in a menu, or while another dialog was above the dialog of the element `item`. */
export function isEventInOverlayAboveItem(
  { target }: { readonly target: EventTarget | null },
  item: RefObject<HTMLElement | null>,
): boolean {
  const dialog = topDialog();
  if (dialog !== null && dialog !== item.current?.closest('dialog')) return true;
  return target instanceof Element && target.closest('[role="menu"]') !== null;
}
