import { startTransition, useEffect, useState } from 'react';

/** The maximum wait in milliseconds, because a busy phone may never be idle. */
const MAX_WAIT_MS = 5000;
/** The wait in milliseconds in a browser without `requestIdleCallback`, such as Safari. */
const FALLBACK_MS = 1000;

/**
 * Runs `work` when the browser is idle, at the latest after 5 seconds. Without `requestIdleCallback`, runs it after 1
 * second. Returns a function that cancels the run.
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, FALLBACK_MS);
  return () => clearTimeout(timer);
}

/**
 * Returns false until `whenIdle` runs its work for the first time after the component was mounted. Then returns true.
 * Use it for parts that can wait until the first screen is done.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
