import { isPremiumAt } from '@contract/rules/premium';
import { submissionMonth } from '@contract/rules/submission-month';
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

/** What members may share in a calendar month (UTC): 20 items, or without limit with premium. */
export interface SubmissionQuota {
  /** How many are left in the month of that moment, or null where there is no limit. */
  left(member: Member, moment: Date): Promise<number | null>;
  /**
   * Which submission of the month the next one is, from 1 and later than `after`.
   * Throws AppError 'quota_exhausted' where it is one too many.
   */
  next(member: Member, moment: Date, after: number): Promise<number>;
}

export function createSubmissionQuota({
  usage,
}: {
  readonly usage: Pick<UsageRepo, 'countSubmissions'>;
}): SubmissionQuota {
  const used = (uid: string, moment: Date) => usage.countSubmissions(uid, submissionMonth(moment));
  return {
    async left({ uid, subscription }, moment) {
      if (isPremiumAt(subscription, moment)) return null;
      // A member whose plan ended this month may have shared more than the free ones.
      return Math.max(0, FREE_SUBMISSIONS_PER_MONTH - (await used(uid, moment)));
    },
    async next({ uid, subscription }, moment, after) {
      const n = Math.max(await used(uid, moment), after) + 1;
      if (n > FREE_SUBMISSIONS_PER_MONTH && !isPremiumAt(subscription, moment)) {
        throw new AppError('quota_exhausted', QUOTA_EXHAUSTED_MESSAGE);
      }
      return n;
    },
  };
}
