import type { VisitorCalls } from '../../gateways/first-page/visitor-calls';
import { AppError } from '../../lib/app-error';
import { createTokenBucket } from '../../lib/token-bucket';

/**
 * The API counts `page` as one visitor, with 600 calls in ten minutes (`LIST_LIMITS`). An instance makes at most 222 with this limit, and
 * 60 more for `/`, so two busy instances may share an address.
 */
const PER_SECOND = 0.32;
const BURST = 30;

interface LimitOptions {
  /** Multiplies the rate. Infinity for no limit. */
  readonly factor: number;
  readonly now: () => Date;
}

export interface LimitedCalls extends VisitorCalls {
  /** Counts work without a call. Throws as `get`. */
  count(): void;
}

/**
 * Limits the calls for addresses without number, such as searches. Above the limit, `get` throws AppError 'too_many_requests'
 * without a call. After the API refused a call, it makes none until the API takes calls again.
 */
export function createLimitedCalls(
  calls: VisitorCalls,
  { factor, now }: LimitOptions,
): LimitedCalls {
  const bucket = createTokenBucket({ perSecond: PER_SECOND * factor, burst: BURST, now });
  let pausedUntil = 0;

  function count(): void {
    if (now().getTime() < pausedUntil || !bucket.tryTake())
      throw new AppError('too_many_requests', 'Too many different pages were requested.');
  }

  return {
    count,
    get: async (row, input) => {
      count();
      try {
        return await calls.get(row, input);
      } catch (error) {
        const seconds = error instanceof AppError ? error.retryAfterSeconds : undefined;
        if (seconds !== undefined) pausedUntil = now().getTime() + seconds * 1000;
        throw error;
      }
    },
  };
}
