import type { ErrorResponse } from '@contract/schemas/error';
import express, { type ErrorRequestHandler, type Express, type Response } from 'express';
import { AppError } from '../lib/app-error';
import type { Logger } from '../lib/logger';
import { isTrustedProxy } from './client-address';
import { restoreHiddenHeaders } from './raw-body';
import { createRequestIdHandler, requestLogOf } from './request-log';

interface HttpAppDeps {
  readonly projectId: string;
  readonly log: Logger;
}

/**
 * Creates the Express app of an HTTP function. The app has the routes of `addRoutes`, request ids and error responses.
 */
export function createHttpApp(
  { projectId, log }: HttpAppDeps,
  addRoutes: (app: Express) => void,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', isTrustedProxy);
  app.use(restoreHiddenHeaders, createRequestIdHandler(log, projectId));
  addRoutes(app);
  app.use(sendErrors);
  return app;
}

const UNKNOWN_MESSAGE = 'Something went wrong. Please try again.';

/** Returns true if an error is the URIError that Express throws for a path that cannot be decoded. */
function isMalformedUrl(error: unknown): boolean {
  return error instanceof URIError;
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isMalformedUrl(error)) return new AppError('bad_request', "This address isn't valid.");
  return new AppError('internal', UNKNOWN_MESSAGE, { cause: error });
}

function send(response: Response, error: AppError, requestId: string): void {
  const { code, message, issues, current, retryAfterSeconds } = error;
  const body: ErrorResponse = { message, code, requestId, ...(issues && { issues: [...issues] }) };
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
  response.status(error.status).json(current === undefined ? body : { ...body, current });
}

/** Sends an error response: the status and message of an AppError, or a 500 without details for any other error. */
const sendErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const { requestId, log } = requestLogOf(response);
  const appError = toAppError(error);
  if (appError.status >= 500) log.error('request_failed', { code: appError.code, error });
  else log.info('request_rejected', { code: appError.code, status: appError.status });
  if (response.headersSent) next(error);
  else send(response, appError, requestId);
};
