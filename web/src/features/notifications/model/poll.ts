import type { QueryState } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnline } from '@/lib/use-online';
import { useIsLiveConnected } from './live-state';

const LONGEST_WAIT_MS = 10 * 60_000;

type Polled = Pick<QueryState, 'status' | 'errorUpdateCount'>;

/**
 * Returns a function that computes the time until the next poll, in milliseconds. Each failure in a row doubles this
 * time, up to `LONGEST_WAIT_MS`.
 */
export function createBackoff(everyMs: number): (query: { readonly state: Polled }) => number {
  /** The number of failed requests before the last success, or before the polling began. */
  let failedBefore: number | undefined;
  return ({ state: { status, errorUpdateCount } }) => {
    if (failedBefore === undefined || status !== 'error') failedBefore = errorUpdateCount;
    const failures = errorUpdateCount - failedBefore;
    return Math.min(everyMs * 2 ** failures, LONGEST_WAIT_MS);
  };
}

/**
 * Returns query options for data that Firestore may deliver. The query polls every `everyMs` milliseconds while the
 * page is visible and online and Firestore does not deliver the data. A response counts as fresh for `freshMs`
 * milliseconds. An outdated response is requested again when the list opens or the page becomes visible.
 */
export function usePollOptions(everyMs: number, freshMs: number) {
  const isConnected = useIsLiveConnected();
  const isOnline = useOnline();
  const [backoff] = useState(() => createBackoff(everyMs));
  return {
    staleTime: isConnected ? Infinity : freshMs,
    refetchOnWindowFocus: true,
    refetchInterval: isConnected || !isOnline ? (false as const) : backoff,
  };
}
