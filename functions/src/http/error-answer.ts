import type { ErrorAnswer } from '@contract/schemas/error';
import type { ErrorRequestHandler, Response } from 'express';
import { AppError } from '../lib/app-error';
import { requestLogOf } from './request-log';

const UNKNOWN_MESSAGE = 'Something went wrong. Please try again.';

/** Express refuses addresses that it cannot decode with an error of status 400. */
function isBadAddress(error: unknown): boolean {
  return error instanceof URIError;
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isBadAddress(error)) return new AppError('bad_request', 'The address is not valid.');
  return new AppError('internal', UNKNOWN_MESSAGE, { cause: error });
}

function send(response: Response, error: AppError, requestId: string): void {
  const { code, message, issues, current, retryAfterSeconds } = error;
  const answer: ErrorAnswer = { message, code, requestId, ...(issues && { issues: [...issues] }) };
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
  response.status(error.status).json(current === undefined ? answer : { ...answer, current });
}

/** The one place that turns failures into answers: an AppError as it is, all else as a logged 500. */
export const answerErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const { requestId, log } = requestLogOf(response);
  const told = toAppError(error);
  if (told.status >= 500) log.error('request_failed', { code: told.code, error });
  else log.info('request_refused', { code: told.code, status: told.status });
  if (response.headersSent) next(error);
  else send(response, told, requestId);
};
