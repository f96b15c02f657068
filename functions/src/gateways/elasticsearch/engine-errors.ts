import { AppError } from '../../lib/app-error';

const RETRY_AFTER_SECONDS = 10;
export const TOO_MANY_REQUESTS = 429;

export const engineUnavailableError = (cause: unknown): AppError =>
  new AppError('unavailable', "We couldn't load the items. Please try again in a minute.", {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });

/** Returns true if the engine rejected a request with the given HTTP status. */
export const hasHttpStatus = (error: unknown, status: number): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === status;

/**
 * Returns true if a request failed because the engine responded too slowly or had too many requests. Sending the
 * request again would only add to the engine's load.
 */
export const isTooBusy = (error: unknown): boolean =>
  hasHttpStatus(error, TOO_MANY_REQUESTS) ||
  (error instanceof Error && error.name === 'TimeoutError');

/**
 * Returns the result of a request. Throws AppError 'unavailable' if the engine does not respond in time or rejects
 * the request.
 */
export async function mapEngineErrors<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw error instanceof AppError ? error : engineUnavailableError(error);
  }
}
