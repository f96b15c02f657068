import { withTimeout } from './with-timeout';

interface TimeBudgetOptions {
  readonly ms: number;
  readonly now: () => Date;
  readonly late: () => Error;
}

export interface TimeBudget {
  /** Runs one step and resolves with its result. Rejects with `late()` when the time is over, and starts no step after that. */
  readonly spend: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Starts a time limit that several steps share. */
export function startTimeBudget({ ms, now, late }: TimeBudgetOptions): TimeBudget {
  const end = now().getTime() + ms;
  return {
    async spend(work) {
      const left = end - now().getTime();
      if (left <= 0) throw late();
      return withTimeout(work(), left, late);
    },
  };
}
