import { isDeepStrictEqual } from 'node:util';
import { isPremiumAt } from '@contract/rules/premium';
import type { Byline, BylinesRepo } from '../../repos/bylines-repo';
import { subscriptionOf, type UserRecord, type UsersRepo } from '../../repos/users-repo';

export interface Bylines {
  /** Copies a member's username and badge to their profile, items and comments. Safe to repeat. */
  copy(uid: string): Promise<void>;
}

interface BylinesParts {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly bylines: Pick<BylinesRepo, 'write'>;
  readonly now: () => Date;
}

export function createBylines({ users, bylines, now }: BylinesParts): Bylines {
  /** Returns null if the member has no username, and so no items or comments. */
  const current = async (uid: string): Promise<Byline | null> => {
    const record = await users.get(uid);
    if (!record?.username) return null;
    const isPremiumUser = isPremiumAt(subscriptionOf(record), now());
    return { username: record.username, isPremiumUser };
  };

  return {
    copy: async (uid) => {
      let byline = await current(uid);
      while (byline) {
        await bylines.write(uid, byline);
        // Reads it again, because a concurrent copy may have written a newer or an older one.
        const next = await current(uid);
        if (isDeepStrictEqual(next, byline)) return;
        byline = next;
      }
    },
  };
}

const BYLINE_FIELDS = [
  'username',
  'subscriptionStatus',
  'subscriptionEndDate',
] as const satisfies readonly (keyof UserRecord)[];

type StoredUser = Readonly<Record<string, unknown>>;

/** Whether a change of `users/{uid}` can change the byline. */
export function changesByline(before: StoredUser, after: StoredUser): boolean {
  const changed = BYLINE_FIELDS.some((field) => !isDeepStrictEqual(before[field], after[field]));
  return changed && after['username'] !== null;
}
