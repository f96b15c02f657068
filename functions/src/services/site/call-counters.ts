/** A counter for one limit of an endpoint or of a group of endpoints. */
export interface Counter {
  /** Unique among all counters. */
  readonly id: string;
  readonly windowSeconds: number;
}

export interface CallCounters {
  /**
   * Counts a call of `subject` and returns 0. If `max` calls are already counted, returns the seconds until the
   * window ends.
   */
  take(counter: Counter, subject: string, max: number): Promise<number>;
  /** Reduces the count by one call. */
  giveBack(counter: Counter, subject: string): Promise<void>;
}

/**
 * Returns the seconds between two times in milliseconds. Rounds up, so that a client that waits this long is not too
 * early.
 */
export function secondsUntil(end: number, time: number): number {
  return Math.max(0, Math.ceil((end - time) / 1000));
}
