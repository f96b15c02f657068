import type { Express } from 'express';
import { createHttpApp } from '../http/http-app';
import { createMediaHandler } from '../http/media';
import type { Config } from '../lib/config';
import { openBackend } from './backend';

export async function createMedia(config: Config): Promise<Express> {
  const { gateways, log } = openBackend(config);
  const media = await gateways.media;
  return createHttpApp({ projectId: config.projectId, log }, (app) => {
    app.use(createMediaHandler({ media }));
  });
}
