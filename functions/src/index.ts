import { onSchedule } from 'firebase-functions/scheduler';
import { createApi } from './app/api';
import { onDocumentUpdated, onRequest } from './app/define-function';
import {
  createCopyBylineJob,
  createFoldCatalogueJob,
  createRefreshCategoriesJob,
  createRemoveEndedBadgesJob,
} from './app/jobs';
import { createMedia } from './app/media';
import { createPage } from './app/page';
import { run, serve } from './app/serve';
import { createUploads } from './app/uploads';
import { EBAY_SECRETS } from './lib/config';
import { SCHEDULES } from './lib/schedules';

const region = 'us-central1';
const common = { region, invoker: 'public' } as const;

export const api = onRequest(
  { ...common, memory: '512MiB', concurrency: 80, maxInstances: 20, timeoutSeconds: 60 },
  serve(createApi),
);

/** A decoded picture takes up to 160 MB, so few requests run at the same time. */
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

const scheduled = (name: keyof typeof SCHEDULES) => ({
  region,
  schedule: `every ${SCHEDULES[name].everyMinutes} minutes`,
  maxInstances: 1,
});

/** Holds all items twice, as stored in the catalogue and as they are now: 415 MB for 100,000 items. */
export const foldCatalogue = onSchedule(
  {
    ...scheduled('foldCatalogue'),
    memory: '1GiB',
    timeoutSeconds: 300,
  },
  run(createFoldCatalogueJob),
);

export const refreshCategories = onSchedule(
  {
    ...scheduled('refreshCategories'),
    memory: '512MiB',
    timeoutSeconds: 300,
    secrets: EBAY_SECRETS,
  },
  run(createRefreshCategoriesJob),
);

export const removeEndedBadges = onSchedule(
  {
    ...scheduled('removeEndedBadges'),
    memory: '512MiB',
    timeoutSeconds: 540,
  },
  run(createRemoveEndedBadgesJob),
);

/** With `retry`, a run that fails or takes too long starts again, and skips what is already written. */
export const copyByline = onDocumentUpdated(
  {
    document: 'users/{uid}',
    region,
    retry: true,
    memory: '512MiB',
    maxInstances: 5,
    timeoutSeconds: 540,
  },
  run(createCopyBylineJob),
);
