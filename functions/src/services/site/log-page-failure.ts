import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';

/**
 * Logs why a page was not rendered, or was rendered with older data. Logs a warning instead of an error if the Cloud
 * Function `page` has used up its own limit.
 */
export function logPageFailure(log: Logger, event: string, error: unknown): void {
  const isLimit = error instanceof AppError && error.code === 'too_many_requests';
  if (isLimit) log.warn('page_data_limited', { error });
  else log.error(event, { error });
}
