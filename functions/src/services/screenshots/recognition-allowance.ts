import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { secondsLeftOfUtcDay, utcDay } from '../../domain/utc-day';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import type { UsageRepo } from '../../repos/usage-repo';

interface AllowanceDeps {
  readonly usage: Pick<UsageRepo, 'addRecognition' | 'removeRecognition'>;
  readonly isPremium: (uid: string) => Promise<boolean>;
  /** How many recognitions each member has per UTC day. */
  readonly perDay: { readonly free: number; readonly premium: number };
  readonly log: Logger;
  readonly now: () => Date;
}

export interface RecognitionAllowance {
  /**
   * Runs a recognition. The recognition counts unless it fails. Throws AppError 'recognitions_exhausted' if the member
   * has no recognition left today.
   */
  spend<T>(uid: string, recognize: () => Promise<T>): Promise<T>;
  /**
   * Runs a recognition even if the member has none left today. A successful recognition counts if the member has one
   * left.
   */
  spendIfLeft<T>(uid: string, recognize: () => Promise<T>): Promise<Spent<T>>;
}

interface Spent<T> {
  readonly result: T;
  readonly wasLeft: boolean;
}

export function createRecognitionAllowance({
  usage,
  isPremium,
  perDay,
  log,
  now,
}: AllowanceDeps): RecognitionAllowance {
  const isCounted = async (uid: string, day: string) =>
    (await usage.addRecognition(uid, day, perDay.free)) ||
    ((await isPremium(uid)) && (await usage.addRecognition(uid, day, perDay.premium)));

  const uncountIfFailed = async <T>(uid: string, day: string, recognize: () => Promise<T>) => {
    try {
      return await recognize();
    } catch (failure) {
      await usage.removeRecognition(uid, day).catch((error: unknown) => {
        log.warn('recognition_rollback_failed', { error });
      });
      throw failure;
    }
  };

  return {
    async spend(uid, recognize) {
      const time = now();
      const day = utcDay(time);
      if (await isCounted(uid, day)) return uncountIfFailed(uid, day, recognize);
      const retryAfterSeconds = secondsLeftOfUtcDay(time);
      throw new AppError('recognitions_exhausted', RECOGNITION_MESSAGES.exhausted, {
        retryAfterSeconds,
      });
    },

    async spendIfLeft(uid, recognize) {
      const day = utcDay(now());
      const wasLeft = await isCounted(uid, day);
      const result = await (wasLeft ? uncountIfFailed(uid, day, recognize) : recognize());
      return { result, wasLeft };
    },
  };
}
