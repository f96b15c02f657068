import { DAY_MS } from '@contract/rules/durations';
import { createHash, randomBytes } from 'node:crypto';
import { secondsLeftOfUtcDay, utcDay } from '../../domain/utc-day';
import { createLruCache } from '../../lib/lru-cache';
import type { RateLimitsRepo } from '../../repos/rate-limits-repo';
import { type CallCounters, type Counter, secondsUntil } from './call-counters';

interface StoredCallCountersDeps {
  readonly rateLimits: RateLimitsRepo;
  readonly now: () => Date;
}

const MAX_REMEMBERED = 10_000;

/**
 * Creates counters that count across all instances. One read and one write for each counted call, and at most one read
 * for each rejected call.
 */
export function createStoredCallCounters({
  rateLimits,
  now,
}: StoredCallCountersDeps): CallCounters {
  const documentIdOf = createDocumentIds({ rateLimits, now });
  const inTurn = createTurns();
  /** Windows in which no call is left, by document id. Further calls in them cost no read. */
  const usedUp = createLruCache<{ max: number; endsAt: Date }>(MAX_REMEMBERED);

  const takeStored = async (id: string, { windowSeconds }: Counter, max: number) => {
    const at = now();
    const known = usedUp.get(id);
    if (known && known.max >= max && known.endsAt > at)
      return secondsUntil(known.endsAt.getTime(), at.getTime());
    const newWindowEndsAt = windowEnd(at, windowSeconds);
    const endsAt = await rateLimits.add(id, { max, at, newWindowEndsAt });
    if (!endsAt) return 0;
    usedUp.set(id, { max, endsAt });
    return secondsUntil(endsAt.getTime(), at.getTime());
  };

  return {
    take: async (counter, subject, max) => {
      const id = await documentIdOf(counter, subject);
      return inTurn(id, () => takeStored(id, counter, max));
    },
    giveBack: async (counter, subject) => {
      const id = await documentIdOf(counter, subject);
      await rateLimits.remove(id);
      usedUp.delete(id);
    },
  };
}

/** A window also ends with the UTC day, when the salt changes. */
function windowEnd(start: Date, windowSeconds: number): Date {
  const seconds = Math.min(windowSeconds, secondsLeftOfUtcDay(start));
  return new Date(start.getTime() + seconds * 1000);
}

/**
 * Creates the ids of documents, which are subjects hashed with a salt. The salt is random, the same on all instances,
 * and deleted after two days.
 */
function createDocumentIds({ rateLimits, now }: StoredCallCountersDeps) {
  let current: { readonly day: string; readonly salt: Promise<string> } | null = null;

  const saltOf = (time: Date) => {
    const day = utcDay(time);
    if (current?.day === day) return current.salt;
    const proposed = randomBytes(32).toString('base64url');
    const expiresAt = new Date(time.getTime() + 2 * DAY_MS);
    const salt = rateLimits.saltOf(day, { proposed, expiresAt });
    current = { day, salt };
    salt.catch(() => (current = null));
    return salt;
  };

  return async (counter: Counter, subject: string) =>
    createHash('sha256')
      .update(`${await saltOf(now())}\n${counter.id}\n${subject}`)
      .digest('base64url');
}

/** Runs the work for one id in sequence, because concurrent transactions on one document are slow. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(id) ?? Promise.resolve()).then(work, work);
    last.set(id, mine);
    try {
      return await mine;
    } finally {
      if (last.get(id) === mine) last.delete(id);
    }
  };
}
