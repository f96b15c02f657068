import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { createApi } from './app/api';
import { createFoldCatalogueJob } from './app/jobs';
import { createMedia } from './app/media';
import { createPage } from './app/page';
import { run, serve } from './app/serve';
import { createUploads } from './app/uploads';
import { SCHEDULES } from './lib/schedules';

const region = 'us-central1';
const common = { region, invoker: 'public' } as const;

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

/** It holds the whole board twice, as the catalogue had it and as it is now: 415 MB for 100,000 items. */
export const foldCatalogue = onSchedule(
  {
    region,
    schedule: `every ${SCHEDULES.foldCatalogue.everyMinutes} minutes`,
    memory: '1GiB',
    maxInstances: 1,
    timeoutSeconds: 300,
  },
  run(createFoldCatalogueJob),
);
