import { startOfUtcMonth } from '../../domain/utc-month';
import type { SystemWork } from '../../lib/authority';
import type { UsersRepo } from '../../repos/users-repo';
import type { VerifiedLikesRepo } from '../../repos/verified-likes-repo';

/** The most earlier likes that count once a member verifies the email address: the newest ones of the month. */
export const LATER_VERIFIED_LIKES_MAX = 1000;

export interface VerifiedLikes {
  /**
   * If the member's email address is verified, counts the member's likes of the UTC month in which the server noticed that. Safe to repeat. Likes
   * that arrive at the same time are counted by this or by their own commit.
   */
  count(work: SystemWork): Promise<void>;
}

export const createVerifiedLikes = ({
  users,
  verifiedLikes,
}: {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly verifiedLikes: VerifiedLikesRepo;
}): VerifiedLikes => ({
  count: async (work) => {
    const verifiedAt = (await users.get(work.uid))?.emailVerifiedAt;
    if (!verifiedAt) return;
    const since = startOfUtcMonth(verifiedAt);
    await verifiedLikes.count(work, { since, limit: LATER_VERIFIED_LIKES_MAX });
  },
});

type StoredUser = Readonly<Record<string, unknown>>;

/** Whether a change of `users/{uid}` says that the email address is verified now. */
export const verifiesEmail = (before: StoredUser, after: StoredUser): boolean =>
  (before['emailVerifiedAt'] ?? null) === null && (after['emailVerifiedAt'] ?? null) !== null;
