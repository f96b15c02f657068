/** One limit of an endpoint or a group. */
export interface Counter {
  /** Unique among all counters. */
  readonly id: string;
  readonly windowSeconds: number;
}

export interface CallCounters {
  /** Counts a call and returns 0. If `max` are counted already, returns the seconds until the window ends. */
  take(counter: Counter, subject: string, max: number): Promise<number>;
  /** Uncounts a call. */
  giveBack(counter: Counter, subject: string): Promise<void>;
}

/** Takes milliseconds. Rounds up, so that a client that waits this long is not too early. */
export function secondsUntil(end: number, time: number): number {
  return Math.max(0, Math.ceil((end - time) / 1000));
}
