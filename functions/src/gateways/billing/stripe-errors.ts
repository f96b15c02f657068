import { AppError } from '../../lib/app-error';

/** Returns true if Stripe rejected a request with one of these error codes: https://docs.stripe.com/error-codes */
export const hasStripeErrorCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Stripe's error code for a request with an unknown id, and for a change of an object that has ended. */
const MISSING = 'resource_missing';

export const stripeUnavailableError = (cause: unknown): AppError =>
  new AppError(
    'unavailable',
    "Payments aren't available right now. Please try again in a few minutes.",
    { cause },
  );

/** Returns the result of a request. Throws AppError 'unavailable' if the request failed. */
export async function mapStripeErrors<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw error instanceof AppError ? error : stripeUnavailableError(error);
  }
}

/**
 * Returns the result of a request. Returns null if Stripe rejects the request with one of these codes (default: the
 * code for an unknown id).
 */
export async function nullIfStripeRejects<T>(
  request: Promise<T>,
  codes: readonly string[] = [MISSING],
): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (hasStripeErrorCode(error, ...codes)) return null;
    throw error;
  }
}
