import { nextTask } from './next-task';

/**
 * Resolves when the browser has painted what is rendered now. A page in the background does not paint, so it resolves
 * immediately there. If the page goes to the background meanwhile, it resolves when the page is visible again.
 */
export async function nextPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise(requestAnimationFrame);
  await nextTask();
}
