import { startTransition, useEffect, useState } from 'react';

/** The maximum wait in milliseconds, because a busy phone may never be idle. */
const MAX_WAIT_MS = 5000;
/** The wait in milliseconds in a browser without `requestIdleCallback`, such as Safari. */
const FALLBACK_MS = 1000;

/** Runs `work` when the browser is idle, or after 1 to 5 seconds. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, FALLBACK_MS);
  return () => clearTimeout(timer);
}

/**
 * Returns true when the browser has been idle since the component was mounted, or after 1 to 5 seconds. Use it for
 * parts that can wait until the first screen is done.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}
