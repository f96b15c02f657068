import type { Express } from 'express';
import { createHttpApp } from '../http/http-app';
import { createMediaHandler } from '../http/media';
import type { Config } from '../lib/config';
import { createMediaGateway } from './media-gateway';
import { openProject } from './project';

export async function createMedia(config: Config): Promise<Express> {
  const { firebase, log } = openProject(config);
  const media = await createMediaGateway(firebase, config.media);
  return createHttpApp({ projectId: config.projectId, log }, (app) => {
    app.use(createMediaHandler({ media }));
  });
}
