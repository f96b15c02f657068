import type { Express } from 'express';
import { createHttpApp } from '../http/http-app';
import { createMediaHandler } from '../http/media';
import type { Backend } from './backend';

export async function createMediaApp({ config, gateways, log }: Backend): Promise<Express> {
  const media = await gateways.media;
  return createHttpApp({ projectId: config.projectId, log }, (app) => {
    app.use(createMediaHandler({ media }));
  });
}
