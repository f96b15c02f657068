import type { VisitorApiClient } from '../../gateways/first-page/visitor-api-client';
import { AppError } from '../../lib/app-error';
import { createTokenBucket } from '../../lib/token-bucket';

/**
 * The limits of calls to the API. The API counts all calls of the function `page` as one visitor, who may make 600
 * calls in ten minutes (`LIST_LIMITS`). In ten minutes, these limits allow an instance at most 338 calls. The page `/`
 * needs at most 60 more. Lists and profiles have separate limits, so that requests for invented searches do not use up
 * the calls for profiles.
 */
const LIMITS = {
  lists: { perSecond: 0.16, burst: 20 },
  profiles: { perSecond: 0.32, burst: 30 },
} as const;

/** How many milliseconds all calls of a page may take together. */
const DEADLINE_MS = 3_000;

interface LimitOptions {
  /** The factor by which the allowed calls per second are multiplied. Infinity turns the limits off. */
  readonly factor: number;
  readonly now: () => Date;
}

/**
 * `count` and `spend` throw AppError 'too_many_requests' above the limit, and 'unavailable' while no calls are made
 * because the API asked to wait.
 */
export interface VisitorCallLimiter {
  /** Counts a page that is rendered without a call to the API against the limit. */
  count(): void;
  /**
   * Makes the calls of a page, within 3 s. Takes all calls from the limit before the first call, so that no call is
   * made in vain, and gives back the calls that `read` did not make.
   * @param most how many calls `read` makes at most
   */
  spend<Result>(most: number, read: (calls: VisitorApiClient) => Promise<Result>): Promise<Result>;
}

/**
 * Creates the limits for lists and for profiles, because visitors can request any number of different URLs of lists and
 * profiles. If the API rejects a call and states a time to wait, no call of the same kind is made until this time is
 * over.
 */
export function createVisitorCallLimiters(
  calls: VisitorApiClient,
  { factor, now }: LimitOptions,
): Record<keyof typeof LIMITS, VisitorCallLimiter> {
  function limitedTo({
    perSecond,
    burst,
  }: (typeof LIMITS)[keyof typeof LIMITS]): VisitorCallLimiter {
    const bucket = createTokenBucket({ perSecond: perSecond * factor, burst, now });
    let pausedUntil = 0;

    function take(count: number): void {
      if (now().getTime() < pausedUntil)
        throw new AppError('unavailable', 'The API has refused calls, or was slow.');
      if (!bucket.tryTake(count))
        throw new AppError('too_many_requests', 'Too many different pages were requested.');
    }

    function pauseAfter(error: unknown): void {
      const seconds = error instanceof AppError ? error.retryAfterSeconds : undefined;
      if (seconds !== undefined)
        pausedUntil = Math.max(pausedUntil, now().getTime() + seconds * 1000);
    }

    return {
      count: () => take(1),
      spend: async (most, read) => {
        take(most);
        const deadline = AbortSignal.timeout(DEADLINE_MS);
        let made = 0;
        try {
          return await read({
            get: (row, input) => {
              made += 1;
              return calls.get(row, input, deadline);
            },
          });
        } catch (error) {
          pauseAfter(error);
          throw error;
        } finally {
          bucket.giveBack(most - made);
        }
      },
    };
  }

  return { lists: limitedTo(LIMITS.lists), profiles: limitedTo(LIMITS.profiles) };
}
