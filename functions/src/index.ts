import { onRequest } from 'firebase-functions/https';
import { createApi } from './app/api';
import { createMedia } from './app/media';
import { createPage } from './app/page';
import { serve } from './app/serve';
import { createUploads } from './app/uploads';

const common = { region: 'us-central1', invoker: 'public' } as const;

export const api = onRequest(
  { ...common, memory: '512MiB', concurrency: 80, maxInstances: 20, timeoutSeconds: 60 },
  serve(createApi),
);

/** Each request may hold a decoded picture of 160 MB, hence few at once. */
export const uploads = onRequest(
  { ...common, memory: '2GiB', cpu: 2, concurrency: 6, maxInstances: 10, timeoutSeconds: 120 },
  serve(createUploads),
);

export const media = onRequest(
  { ...common, memory: '512MiB', concurrency: 80, maxInstances: 10, timeoutSeconds: 60 },
  serve(createMedia),
);

export const page = onRequest(
  { ...common, memory: '512MiB', concurrency: 80, maxInstances: 10, timeoutSeconds: 60 },
  serve(createPage),
);
