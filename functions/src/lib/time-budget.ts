import { withTimeout } from './with-timeout';

interface TimeBudgetOptions {
  readonly ms: number;
  readonly now: () => Date;
  readonly late: () => Error;
}

export interface TimeBudget {
  /**
   * Runs a step and resolves with the step's result. Rejects with `late()` if the time of the budget ends before the
   * step does. If no time is left, rejects without starting the step.
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
