import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { secondsLeftOfUtcDay, utcDay } from '../../domain/utc-day';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import type { RecognitionUsageRepo } from '../../repos/recognition-usage-repo';

interface AllowanceDependencies {
  readonly readings: RecognitionUsageRepo;
  readonly isPremium: (uid: string) => Promise<boolean>;
  /** How many pictures a member may have read on a day in UTC. */
  readonly aDay: { readonly free: number; readonly premium: number };
  readonly log: Logger;
  readonly now: () => Date;
}

/** How many pictures members may have read: each can cost money. */
export interface RecognitionAllowance {
  /**
   * Counts a reading for a member and does it; one that fails is not counted. Throws AppError 'recognitions_exhausted', and
   * reads nothing, where the day is used up.
   */
  spend<T>(uid: string, read: () => Promise<T>): Promise<T>;
}

export function createRecognitionAllowance(
  dependencies: AllowanceDependencies,
): RecognitionAllowance {
  const { readings, isPremium, aDay, log, now } = dependencies;

  /** The plan is looked up only by those who used up what is free. */
  const isCounted = async (uid: string, day: string) =>
    (await readings.countUpTo(uid, day, aDay.free)) ||
    ((await isPremium(uid)) && (await readings.countUpTo(uid, day, aDay.premium)));

  return {
    async spend(uid, read) {
      const moment = now();
      const day = utcDay(moment);
      if (!(await isCounted(uid, day))) {
        const retryAfterSeconds = secondsLeftOfUtcDay(moment);
        throw new AppError('recognitions_exhausted', RECOGNITION_MESSAGES.exhausted, {
          retryAfterSeconds,
        });
      }
      try {
        return await read();
      } catch (failure) {
        await readings.takeBack(uid, day).catch((error: unknown) => {
          log.warn('reading_not_taken_back', { error });
        });
        throw failure;
      }
    },
  };
}
