import { initializeApp } from 'firebase-admin/app';
import express, { type Express } from 'express';
import { answerErrors } from '../http/error-answer';
import { createMediaHandler } from '../http/media';
import { restoreHeaders } from '../http/raw-body';
import { nameRequests } from '../http/request-log';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createMediaGateway } from './media-gateway';

/** Composes the function that gives stored pictures out. */
export async function createMedia(config: Config): Promise<Express> {
  const firebase = initializeApp({ projectId: config.projectId });
  const app = express();
  app.disable('x-powered-by');
  app.use(restoreHeaders, nameRequests(createJsonLogger(), config.projectId));
  app.use(createMediaHandler({ media: await createMediaGateway(firebase, config.media) }));
  app.use(answerErrors);
  return app;
}
