import { createLruCache } from '../../lib/lru-cache';
import { DAY_MS } from '@contract/rules/durations';
import { createHash, randomBytes } from 'node:crypto';
import { secondsLeftOfUtcDay, utcDay } from '../../domain/utc-day';
import type { RateLimitsRepo } from '../../repos/rate-limits-repo';

/** A counter for one limit of an endpoint or of a group of endpoints. */
export interface CallCounter {
  /** The id of the counter, which is unique among all counters. */
  readonly id: string;
  readonly windowSeconds: number;
}

export interface CallCounters {
  /**
   * Counts a call of `subject` and returns 0. If `max` calls are already counted, returns the seconds until the
   * window ends.
   */
  take(counter: CallCounter, subject: string, max: number): Promise<number>;
  /** Reduces the count of `subject` by one call. */
  giveBack(counter: CallCounter, subject: string): Promise<void>;
}

/**
 * Returns the seconds between two times in milliseconds. Rounds up, so that a client that waits this long is not too
 * early.
 */
function secondsUntil(end: number, time: number): number {
  return Math.max(0, Math.ceil((end - time) / 1000));
}

interface Window {
  count: number;
  readonly endsAt: number;
}

/**
 * The maximum number of windows, which take about 10 MB. When there are more, the least recently used one is dropped.
 */
const MAX_WINDOWS = 50_000;

/** Creates counters in the memory of this instance. */
export function createMemoryCallCounters({ now }: { readonly now: () => Date }): CallCounters {
  const windows = createLruCache<Window>(MAX_WINDOWS);
  return {
    take({ id, windowSeconds }, subject, max) {
      const key = `${id} ${subject}`;
      const time = now().getTime();
      const window = windows.get(key);
      if (!window || window.endsAt <= time) {
        windows.set(key, { count: 1, endsAt: time + windowSeconds * 1000 });
        return Promise.resolve(0);
      }
      if (window.count >= max) return Promise.resolve(secondsUntil(window.endsAt, time));
      window.count += 1;
      return Promise.resolve(0);
    },
    giveBack({ id }, subject) {
      const window = windows.get(`${id} ${subject}`);
      if (window) window.count -= 1;
      return Promise.resolve();
    },
  };
}

interface FirestoreCallCountersDeps {
  readonly rateLimits: RateLimitsRepo;
  readonly now: () => Date;
}

/** The maximum number of exhausted windows (in which no further call is allowed) that an instance keeps in memory. */
const MAX_REMEMBERED = 10_000;

/**
 * Creates counters that count across all instances. They cost one read and one write for each counted call, and at most
 * one read for each rejected call.
 */
export function createFirestoreCallCounters({
  rateLimits,
  now,
}: FirestoreCallCountersDeps): CallCounters {
  const documentIdOf = createDocumentIds({ rateLimits, now });
  const inTurn = createTurns();
  /** Exhausted windows, keyed by document id. Further calls in these windows are rejected without a read. */
  const usedUp = createLruCache<{ max: number; endsAt: Date }>(MAX_REMEMBERED);

  const takeStored = async (id: string, { windowSeconds }: CallCounter, max: number) => {
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

/**
 * Returns the end of a window. Every window ends at the end of the UTC day at the latest, because the salt of the
 * hashes changes at that time.
 */
function windowEnd(start: Date, windowSeconds: number): Date {
  const seconds = Math.min(windowSeconds, secondsLeftOfUtcDay(start));
  return new Date(start.getTime() + seconds * 1000);
}

/**
 * Creates a function that returns the id of the document for a counter and a subject: their hash with a salt. The salt
 * is random, is the same on all instances, and is deleted after two days.
 */
function createDocumentIds({ rateLimits, now }: FirestoreCallCountersDeps) {
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

  return async (counter: CallCounter, subject: string) =>
    createHash('sha256')
      .update(`${await saltOf(now())}\n${counter.id}\n${subject}`)
      .digest('base64url');
}

/**
 * Creates a function that runs pieces of work with the same id one after another, because concurrent transactions on
 * one document are slow.
 */
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
