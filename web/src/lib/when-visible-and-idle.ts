import { whenIdle } from './when-idle';

/**
 * Runs `work` when the page is visible and the browser is idle. A prerendered page, or a tab in the background, waits
 * until it becomes visible. Returns a function that cancels this.
 */
export function whenVisibleAndIdle(work: () => void): () => void {
  const canceled = new AbortController();
  let cancelIdle: (() => void) | undefined;
  const start = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', start);
    cancelIdle = whenIdle(work);
  };
  document.addEventListener('visibilitychange', start, { signal: canceled.signal });
  start();
  return () => {
    canceled.abort();
    cancelIdle?.();
  };
}
