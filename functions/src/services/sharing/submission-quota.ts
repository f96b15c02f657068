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

/** What members may share in a calendar month (UTC): 20 items, or without limit with premium. */
export interface SubmissionQuota {
  /** How many are left in the month of that time, or null if there is no limit. */
  left(member: Member, time: Date): Promise<number | null>;
  /**
   * Which submission of the month the next one is, from 1 and later than `after`.
   * Throws AppError 'quota_exhausted' where it is one too many.
   */
  next(member: Member, time: Date, after: number): Promise<number>;
}

/** The calendar month a submission counts in, in UTC: '2026-11'. */
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
      // A member whose plan ended this month may have shared more than the free ones.
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
