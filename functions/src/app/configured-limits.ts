import type { Firestore } from 'firebase-admin/firestore';
import type { Config } from '../lib/config';
import { createRateLimitsRepo } from '../repos/rate-limits-repo';
import { createMemoryCallCounters } from '../services/site/memory-call-counters';
import { createRateLimits, type RateLimits } from '../services/site/rate-limits';
import { createStoredCallCounters } from '../services/site/stored-call-counters';

interface ConfiguredLimitsParts {
  readonly db: Firestore;
  readonly isPremium: (uid: string) => Promise<boolean>;
  readonly now: () => Date;
  readonly mode: Config['rateLimits'];
}

/** How many times as many calls a mode allows. */
export const LIMIT_FACTORS = { strict: 1, generous: 100, off: Infinity } as const;

export function createConfiguredLimits(parts: ConfiguredLimitsParts): RateLimits {
  const { db, isPremium, now, mode } = parts;
  return createRateLimits({
    counters: {
      memory: createMemoryCallCounters({ now }),
      firestore: createStoredCallCounters({ rateLimits: createRateLimitsRepo(db), now }),
    },
    isPremium,
    factor: LIMIT_FACTORS[mode],
  });
}
