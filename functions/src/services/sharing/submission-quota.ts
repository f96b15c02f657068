import { isPremiumAt } from '@contract/rules/premium';
import {
  FREE_SUBMISSIONS_PER_MONTH,
  QUOTA_EXHAUSTED_MESSAGE,
  type Subscription,
} from '@contract/schemas/subscription';
import { AppError } from '../../lib/app-error';
import type { UsageRepo } from '../../repos/usage-repo';

interface Member {
  readonly uid: string;
  readonly subscription: Subscription;
}

/** Counts submissions and enforces their monthly limit: docs/product.md#quota. */
export interface SubmissionQuota {
  /** Returns how many submissions are left in the UTC month of `time`, or null if there is no limit. */
  left(member: Member, time: Date): Promise<number | null>;
  /**
   * Returns the number of the month's next submission, greater than `after`. Throws AppError 'quota_exhausted' if the
   * number is above the limit.
   */
  next(member: Member, time: Date, after: number): Promise<number>;
}

/** Returns the UTC month in which a submission counts, such as '2026-11'. */
export function submissionMonth(time: Date): string {
  return time.toISOString().slice(0, 7);
}

export function createSubmissionQuota({
  usage,
}: {
  readonly usage: Pick<UsageRepo, 'countSubmissions'>;
}): SubmissionQuota {
  const used = (uid: string, time: Date) => usage.countSubmissions(uid, submissionMonth(time));
  return {
    async left({ uid, subscription }, time) {
      if (isPremiumAt(subscription, time)) return null;
      // The result is never negative, because a member whose plan ended this month may have shared more than 20 items.
      return Math.max(0, FREE_SUBMISSIONS_PER_MONTH - (await used(uid, time)));
    },
    async next({ uid, subscription }, time, after) {
      const n = Math.max(await used(uid, time), after) + 1;
      if (n > FREE_SUBMISSIONS_PER_MONTH && !isPremiumAt(subscription, time)) {
        throw new AppError('quota_exhausted', QUOTA_EXHAUSTED_MESSAGE);
      }
      return n;
    },
  };
}
