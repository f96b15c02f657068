import type { Express, Request, Response } from 'express';
import { onRequest } from 'firebase-functions/https';
import { createApi } from './app/api';
import { createMedia } from './app/media';
import { createUploads } from './app/uploads';
import { keepBodiesRaw } from './http/raw-body';
import { type Config, readConfig } from './lib/config';

/** Deploying loads this file to see what it exports, before anything is configured. */
const isDeploying = process.env['FUNCTIONS_CONTROL_API'] === 'true';
/** Read at start, so that a function that is configured wrongly never serves. */
const config = isDeploying ? null : readConfig();

/** Serves what `create` composes, at the first request: a process runs only one of the functions. */
function served(create: (config: Config) => Express | Promise<Express>) {
  let app: Promise<Express> | undefined;
  return async (request: Request, response: Response) => {
    app ??= Promise.resolve(create(config ?? readConfig()));
    (await app)(request, response);
  };
}

keepBodiesRaw();

const common = { region: 'us-central1', invoker: 'public' } as const;

export const api = onRequest(
  { ...common, memory: '512MiB', concurrency: 80, maxInstances: 20, timeoutSeconds: 60 },
  served(createApi),
);

/** Each request may hold a decoded picture of 160 MB, hence few at once. */
export const uploads = onRequest(
  { ...common, memory: '2GiB', cpu: 2, concurrency: 6, maxInstances: 10, timeoutSeconds: 120 },
  served(createUploads),
);

export const media = onRequest(
  { ...common, memory: '512MiB', concurrency: 80, maxInstances: 10, timeoutSeconds: 60 },
  served(createMedia),
);
