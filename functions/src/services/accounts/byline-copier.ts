import { memberPictureUrlOf } from '@contract/rules/member-picture';
import { isPremiumAt } from '@contract/rules/premium';
import type { SystemWork } from '../../lib/authority';
import { changesField } from '../../lib/changes-field';
import { copyUntilCurrent } from '../../lib/copy-current';
import type { Byline, BylinesRepo } from '../../repos/bylines-repo';
import { subscriptionOf, type UserRecord, type UsersRepo } from '../../repos/users-repo';

export interface BylineCopier {
  /** Copies a member's username, badge and picture to the member's profile, items and comments. Idempotent. */
  copy(work: SystemWork): Promise<void>;
}

interface BylineCopierDeps {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly bylines: Pick<BylinesRepo, 'write'>;
  readonly now: () => Date;
}

/**
 * Returns a member's byline as it is at the given time. Returns null if the member has no username, because such a
 * member has no items or comments to which a byline could be copied.
 */
export function bylineAt(record: UserRecord, time: Date): Byline | null {
  const { username } = record;
  if (username === null) return null;
  const isPremiumUser = isPremiumAt(subscriptionOf(record), time);
  return { username, isPremiumUser, profileImageUrl: memberPictureUrlOf(record) };
}

export function createBylineCopier({ users, bylines, now }: BylineCopierDeps): BylineCopier {
  const current = async (uid: string): Promise<Byline | null> => {
    const record = await users.get(uid);
    return record && bylineAt(record, now());
  };

  return {
    copy: (work) =>
      copyUntilCurrent(
        () => current(work.uid),
        (byline) => bylines.write(work, byline),
      ),
  };
}

const BYLINE_FIELDS = [
  'username',
  'customProfileImageUrl',
  'profileImageUrl',
  'subscriptionStatus',
  'subscriptionEndDate',
] as const satisfies readonly (keyof UserRecord)[];

type StoredUser = Readonly<Record<string, unknown>>;

/**
 * Whether a change of `users/{uid}` must be copied. A member's first username does not have to be copied, because the
 * call that sets it also writes the profile and the reserved name, and the member has no items or comments yet.
 */
export function isBylineChanged(before: StoredUser, after: StoredUser): boolean {
  const hadName = (before['username'] ?? null) !== null;
  return hadName && changesField(before, after, BYLINE_FIELDS);
}
