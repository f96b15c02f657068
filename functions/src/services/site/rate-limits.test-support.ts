import { type CallCounters, createMemoryCallCounters } from './call-counters';
import { createRateLimits } from './rate-limits';

interface Options {
  readonly now?: () => Date;
  readonly isPremium?: (uid: string) => Promise<boolean>;
  readonly factor?: number;
}

/** Creates rate limits whose counters and members are stored in memory. */
export function createRateLimitsInMemory({
  now = () => new Date(),
  isPremium = async () => false,
  factor = 1,
}: Options = {}) {
  const counters: CallCounters = createMemoryCallCounters({ now });
  return createRateLimits({
    counters: { memory: counters, firestore: counters },
    isPremium,
    factor,
  });
}
