import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { isAlreadyExists } from './grpc-status';

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because instances change one document
 * at the same time.
 */
const MAX_ATTEMPTS = 20;

interface CountedCall {
  readonly max: number;
  readonly at: Date;
  /** The end of the window that this call opens if no window is open. */
  readonly newWindowEndsAt: Date;
}

/** Counts of calls in windows, and for each UTC day a random text (salt) that all instances share. */
export interface RateLimitsRepo {
  /**
   * Counts a call and returns null. If `max` calls are counted already, returns the end of the window instead. Costs 1
   * read and 1 write.
   */
  add(id: string, call: CountedCall): Promise<Date | null>;
  /** Makes the window count one call less. The window must exist. */
  remove(id: string): Promise<void>;
  /**
   * Returns the salt of a day. If another instance has stored a salt for the day, returns that salt. Otherwise stores
   * and returns the proposed salt.
   */
  saltOf(day: string, salt: { proposed: string; expiresAt: Date }): Promise<string>;
}

export function createRateLimitsRepo(db: Firestore): RateLimitsRepo {
  const rateLimits = collections.rateLimits.in(db);

  const storedSalt = async (id: string) => {
    const snapshot = await rateLimits.doc(id).get();
    return snapshot.exists ? collections.rateLimits.pick(snapshot, 'salt').salt : null;
  };

  return {
    add: (id, { max, at, newWindowEndsAt }) =>
      db.runTransaction(
        async (transaction) => {
          const ref = rateLimits.doc(id);
          const snapshot = await transaction.get(ref);
          const stored = snapshot.exists
            ? collections.rateLimits.pick(snapshot, 'count', 'expiresAt')
            : null;
          const open = stored && stored.expiresAt > at ? stored : null;
          if (open && open.count >= max) return open.expiresAt;
          transaction.set(ref, {
            count: (open?.count ?? 0) + 1,
            expiresAt: open?.expiresAt ?? newWindowEndsAt,
          });
          return null;
        },
        { maxAttempts: MAX_ATTEMPTS },
      ),
    remove: async (id) => {
      await rateLimits.doc(id).update({ count: FieldValue.increment(-1) });
    },
    saltOf: async (day, { proposed, expiresAt }) => {
      const id = `salt-${day}`;
      const stored = await storedSalt(id);
      if (stored !== null) return stored;
      try {
        await rateLimits.doc(id).create({ salt: proposed, expiresAt });
        return proposed;
      } catch (error) {
        const first = isAlreadyExists(error) ? await storedSalt(id) : null;
        if (first === null) throw error;
        return first;
      }
    },
  };
}
