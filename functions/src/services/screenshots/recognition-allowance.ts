import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { secondsLeftOfUtcDay, utcDay } from '../../domain/utc-day';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import type { UsageRepo } from '../../repos/usage-repo';

interface AllowanceDependencies {
  readonly usage: Pick<UsageRepo, 'addRecognition' | 'removeRecognition'>;
  readonly isPremium: (uid: string) => Promise<boolean>;
  /** How many recognitions a member has on a day in UTC. */
  readonly perDay: { readonly free: number; readonly premium: number };
  readonly log: Logger;
  readonly now: () => Date;
}

/** The recognitions that members have on a day: each can cost money. */
export interface RecognitionAllowance {
  /**
   * Counts a recognition for a member and runs it. One that fails is not counted. Throws AppError
   * 'recognitions_exhausted' and runs nothing if the member has used up the day.
   */
  spend<T>(uid: string, recognize: () => Promise<T>): Promise<T>;
}

export function createRecognitionAllowance({
  usage,
  isPremium,
  perDay,
  log,
  now,
}: AllowanceDependencies): RecognitionAllowance {
  /** Looks up the plan only if the free recognitions are used up. */
  const isCounted = async (uid: string, day: string) =>
    (await usage.addRecognition(uid, day, perDay.free)) ||
    ((await isPremium(uid)) && (await usage.addRecognition(uid, day, perDay.premium)));

  return {
    async spend(uid, recognize) {
      const time = now();
      const day = utcDay(time);
      if (!(await isCounted(uid, day))) {
        const retryAfterSeconds = secondsLeftOfUtcDay(time);
        throw new AppError('recognitions_exhausted', RECOGNITION_MESSAGES.exhausted, {
          retryAfterSeconds,
        });
      }
      try {
        return await recognize();
      } catch (failure) {
        await usage.removeRecognition(uid, day).catch((error: unknown) => {
          log.warn('recognition_not_removed', { error });
        });
        throw failure;
      }
    },
  };
}
