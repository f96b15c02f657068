import {
  defineBackgroundFunctions,
  ENGINE_SECRETS,
  IDEMPOTENCY_SECRETS,
  onRequest,
  REGION,
  WEBHOOK_SECRETS,
} from './app/define-function';
import { BACKGROUND_FUNCTIONS } from './app/events/background-functions';
import { createHttpHandler } from './app/serve';

const common = { region: REGION, invoker: 'public' } as const;

export const api = onRequest(
  {
    ...common,
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 60,
    secrets: [...IDEMPOTENCY_SECRETS, ...WEBHOOK_SECRETS, ...ENGINE_SECRETS],
  },
  createHttpHandler('api', async () => (await import('./app/api')).createApi),
);

/** A decoded picture takes up to 160 MB of memory, so an instance handles few requests at the same time. */
export const uploads = onRequest(
  {
    ...common,
    memory: '2GiB',
    cpu: 2,
    concurrency: 6,
    maxInstances: 10,
    timeoutSeconds: 120,
    secrets: [...IDEMPOTENCY_SECRETS, ...ENGINE_SECRETS],
  },
  createHttpHandler('uploads', async () => (await import('./app/uploads')).createUploadsApp),
);

export const media = onRequest(
  { ...common, memory: '512MiB', concurrency: 80, maxInstances: 10, timeoutSeconds: 60 },
  createHttpHandler('media', async () => (await import('./app/media')).createMediaApp),
);

export const page = onRequest(
  { ...common, memory: '512MiB', concurrency: 80, maxInstances: 10, timeoutSeconds: 60 },
  createHttpHandler('page', async () => (await import('./app/page')).createPageApp),
);

/** The background functions. `scripts/stack/build-functions.ts` exports each of them by its own name. */
// eslint-disable-next-line no-restricted-exports -- `export *` leaves it out, so no function is exported twice.
export default defineBackgroundFunctions(BACKGROUND_FUNCTIONS);
