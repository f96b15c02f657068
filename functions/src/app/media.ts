import { initializeApp } from 'firebase-admin/app';
import type { Express } from 'express';
import { createHttpApp } from '../http/http-app';
import { createMediaHandler } from '../http/media';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createMediaGateway } from './media-gateway';

export async function createMedia(config: Config): Promise<Express> {
  const firebase = initializeApp({ projectId: config.projectId });
  const media = await createMediaGateway(firebase, config.media);
  return createHttpApp({ projectId: config.projectId, log: createJsonLogger() }, (app) => {
    app.use(createMediaHandler({ media }));
  });
}
