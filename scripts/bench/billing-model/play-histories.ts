import fc from 'fast-check';
import { anyHistory } from '../../../functions/test/support/billing-model/history';
import { playHistory } from '../../../functions/test/support/billing-model/play-history';
import type { Tally } from '../../../functions/test/support/billing-model/played-state';
import { setUpAccount } from './stripe-in-process';
import { createWorldInMemory } from './world-in-memory';

interface Histories {
  readonly histories: number;
  /** Repeats a run. By default, each run has another seed. */
  readonly seed?: number | undefined;
}

/** Plays random histories in this process. Throws with the seed and the smallest failing history, if one fails. */
export async function playHistories({ histories, seed }: Histories): Promise<Tally> {
  const account = await setUpAccount();
  const tally: Tally = new Map();
  await fc.assert(
    fc.asyncProperty(anyHistory, (history) =>
      playHistory(createWorldInMemory(account), history, tally),
    ),
    { numRuns: histories, ...(seed !== undefined && { seed }) },
  );
  return tally;
}
