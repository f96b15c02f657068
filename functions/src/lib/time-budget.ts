import { withTimeout } from './with-timeout';

interface TimeBudgetOptions {
  readonly ms: number;
  readonly now: () => Date;
  readonly late: () => Error;
}

export interface TimeBudget {
  /**
   * Runs a step and resolves with its result. When the time of the budget is over, rejects with `late()` and starts no
   * more steps.
   */
  readonly spend: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Starts a time budget, which several steps share. */
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
