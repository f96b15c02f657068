import type { QueryState } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnline } from '@/lib/use-online';
import { useLiveConnected } from './live-state';

const LONGEST_WAIT_MS = 10 * 60_000;

type Polled = Pick<QueryState, 'status' | 'errorUpdateCount'>;

/** Returns a function that returns when to poll next, in milliseconds: twice as late after each failure in a row. */
export function createBackoff(everyMs: number): (query: { readonly state: Polled }) => number {
  /** How many reads had failed when one last succeeded, or when this began. */
  let failedBefore: number | undefined;
  return ({ state: { status, errorUpdateCount } }) => {
    if (failedBefore === undefined || status !== 'error') failedBefore = errorUpdateCount;
    const failures = errorUpdateCount - failedBefore;
    return Math.min(everyMs * 2 ** failures, LONGEST_WAIT_MS);
  };
}

/**
 * Returns the query options of what is polled while the page is visible and online, and while Firestore does not deliver
 * it.
 * @param freshMs how long a read counts when the list opens, or the page becomes visible
 */
export function usePoll(everyMs: number, freshMs: number) {
  const isConnected = useLiveConnected();
  const isOnline = useOnline();
  const [backoff] = useState(() => createBackoff(everyMs));
  return {
    staleTime: isConnected ? Infinity : freshMs,
    refetchOnWindowFocus: true,
    refetchInterval: isConnected || !isOnline ? (false as const) : backoff,
  };
}
