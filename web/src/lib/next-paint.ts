import { nextTask } from './next-task';

/**
 * Resolves when the browser has painted what is rendered now. A page in the background does not paint, so there it
 * resolves immediately. If the page goes to the background meanwhile, it resolves when the page is back.
 */
export async function nextPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise(requestAnimationFrame);
  await nextTask();
}
