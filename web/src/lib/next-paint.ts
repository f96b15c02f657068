import { nextTask } from './next-task';

/**
 * Resolves when the browser has painted what is rendered now. In a background page, which is not painted, resolves
 * immediately. If the page goes to the background meanwhile, resolves when the page is visible again.
 */
export async function nextPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise(requestAnimationFrame);
  await nextTask();
}
