import { startOfUtcMonth } from '../../domain/utc-month';
import type { SystemWork } from '../../lib/authority';
import type { UsersRepo } from '../../repos/users-repo';
import type { VerifiedLikesRepo } from '../../repos/verified-likes-repo';

/**
 * How many of a member's earlier likes can become verified when the member's email address is verified. The newest
 * likes of the month are chosen.
 */
export const EARLIER_LIKES_TO_VERIFY_MAX = 1000;

export interface LikeVerifier {
  /**
   * If the member's email address is verified, marks as verified the likes that the member gave in one UTC month: the
   * month in which the server noticed the verification. Idempotent. A like that arrives at the same time is counted
   * either by this call or by the commit of the like.
   */
  count(work: SystemWork): Promise<void>;
}

export const createLikeVerifier = ({
  users,
  verifiedLikes,
}: {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly verifiedLikes: VerifiedLikesRepo;
}): LikeVerifier => ({
  count: async (work) => {
    const verifiedAt = (await users.get(work.uid))?.emailVerifiedAt;
    if (!verifiedAt) return;
    const since = startOfUtcMonth(verifiedAt);
    await verifiedLikes.count(work, { since, limit: EARLIER_LIKES_TO_VERIFY_MAX });
  },
});

type StoredUser = Readonly<Record<string, unknown>>;

/** Whether the email address became verified in a change of `users/{uid}`. */
export const isEmailNewlyVerified = (before: StoredUser, after: StoredUser): boolean =>
  (before['emailVerifiedAt'] ?? null) === null && (after['emailVerifiedAt'] ?? null) !== null;
