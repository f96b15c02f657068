import express, { type Express } from 'express';
import type { Logger } from '../lib/logger';
import { trustsProxy } from './client-address';
import { answerErrors } from './error-answer';
import { restoreHeaders } from './raw-body';
import { nameRequests } from './request-log';

interface HttpAppParts {
  readonly projectId: string;
  readonly log: Logger;
}

/** Creates the Express app of one HTTP function: `addRoutes` plus request ids and error responses. */
export function createHttpApp(
  { projectId, log }: HttpAppParts,
  addRoutes: (app: Express) => void,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustsProxy);
  app.use(restoreHeaders, nameRequests(log, projectId));
  addRoutes(app);
  app.use(answerErrors);
  return app;
}
