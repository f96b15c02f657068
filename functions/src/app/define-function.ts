import { createRequire } from 'node:module';
import type * as firestore from 'firebase-functions/firestore';
import type * as https from 'firebase-functions/https';
import type * as params from 'firebase-functions/params';
import type * as scheduler from 'firebase-functions/scheduler';
import type * as v1 from 'firebase-functions/v1';
import { DEPLOYMENT_PARAMETERS } from '../lib/deployment-parameters';
import { BACKGROUND_FUNCTIONS } from './events/background-functions';
import type { BackgroundFunction } from './events/background-function';
import { createEventHandler } from './serve';

export const REGION = 'us-central1';

/**
 * The name of the function that this process serves. Cloud Functions sets the environment variables FUNCTION_TARGET and
 * FUNCTION_SIGNATURE_TYPE. While a deployment lists the functions, neither is set.
 */
const served = process.env['FUNCTION_TARGET'];
const servesEvents = (process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http') !== 'http';
const servesRequests = served !== undefined && !servesEvents && !(served in BACKGROUND_FUNCTIONS);

/**
 * The package firebase-functions. It describes the functions for a deployment, and decodes events and scheduled
 * calls. A process that serves HTTP requests needs neither, so it does not load the package, which would also load
 * Firebase Auth and App Check (ADR 0046).
 */
const library = servesRequests ? null : loadLibrary();

function loadLibrary() {
  // Uses `require` instead of `import()`, because the emulator of firebase-tools cannot load a bundle with a
  // top-level `await`.
  const require = createRequire(import.meta.url);
  return {
    https: require('firebase-functions/https') as typeof https,
    scheduler: require('firebase-functions/scheduler') as typeof scheduler,
    firestore: require('firebase-functions/firestore') as typeof firestore,
    params: require('firebase-functions/params') as typeof params,
    v1: require('firebase-functions/v1') as typeof v1,
  };
}

const handlerOnly = <Handler>(_options: unknown, handler: Handler): Handler => handler;

export const { onRequest } = library?.https ?? { onRequest: handlerOnly as typeof https.onRequest };

for (const [name, options] of Object.entries(DEPLOYMENT_PARAMETERS))
  library?.params.defineString(name, options);

/**
 * Defines `secret` and returns it in a list if the parameter `parameter` is set. Otherwise returns an empty list. A
 * deployment asks for the value of every defined secret, so a secret that the site does not need must not be defined.
 * The parameters of a deployment are in functions/.env.<project id>.
 */
const secretsIf = (parameter: string, secret: string) =>
  library && process.env[parameter] ? [library.params.defineSecret(secret)] : [];

/** The secret for idempotency keys. Every deployment asks for it, because it is required. */
export const IDEMPOTENCY_SECRETS = library
  ? [library.params.defineSecret('IDEMPOTENCY_SECRET')]
  : [];

/** The key for Stripe's API. Every deployment asks for it, because it is required. */
const STRIPE_SECRETS = library ? [library.params.defineSecret('STRIPE_SECRET_KEY')] : [];

/** Stripe's secrets of the function `api`, which also receives Stripe's events. */
export const WEBHOOK_SECRETS = library
  ? [...STRIPE_SECRETS, library.params.defineSecret('STRIPE_WEBHOOK_SECRET')]
  : [];

/**
 * The search engine's key, for `api`, `uploads` and the background functions that use the search engine. Empty if the
 * site has no search engine.
 */
export const ENGINE_SECRETS = secretsIf('ELASTICSEARCH_URL', 'ELASTICSEARCH_KEY');

const SECRETS = {
  elasticsearch: ENGINE_SECRETS,
  ebay: secretsIf('EBAY_CLIENT_ID', 'EBAY_CLIENT_SECRET'),
  mail: secretsIf('SMTP_HOST', 'SMTP_PASSWORD'),
  stripe: STRIPE_SECRETS,
} as const;

interface DocumentEvent {
  readonly params: Readonly<Record<string, string>>;
}

interface ChangeEvent extends DocumentEvent {
  readonly data?: { readonly before: Snapshot; readonly after: Snapshot } | undefined;
}

interface Snapshot {
  data(): unknown;
}

/**
 * Defines a background function. In a process that serves HTTP requests, returns only the handler, because such a
 * process decodes no events.
 */
function defineEvent(name: string, row: BackgroundFunction) {
  const work = createEventHandler(name, row) as (event: unknown) => Promise<void>;
  if (!library) return work;
  const { scheduler, firestore, v1 } = library;
  const { on, memory, timeoutSeconds } = row;
  const secrets = row.secrets === null ? [] : SECRETS[row.secrets];
  const common = { region: REGION, memory, timeoutSeconds, secrets };
  const triggered = (document: string) => ({ ...common, document, retry: true, maxInstances: 5 });
  const created = ({ params }: DocumentEvent) => work(params);
  const changed = async ({ params, data }: ChangeEvent) => {
    if (data) await work({ ...params, before: data.before.data(), after: data.after.data() });
  };
  switch (on.kind) {
    case 'schedule': {
      const schedule = `every ${String(on.everyMinutes)} minutes`;
      return scheduler.onSchedule({ ...common, schedule, maxInstances: 1 }, () => work(undefined));
    }
    case 'signInDeleted':
      // Only Cloud Functions of the first generation can run after an account was deleted in Firebase Auth.
      return v1
        .runWith({ memory: FIRST_GENERATION_MEMORY[memory], timeoutSeconds, failurePolicy: true })
        .region(REGION)
        .auth.user()
        .onDelete(({ uid }) => work({ uid }));
    case 'created':
      return firestore.onDocumentCreated(triggered(on.document), created);
    case 'updated':
      return firestore.onDocumentUpdated(triggered(on.document), changed);
    case 'written':
      return firestore.onDocumentWritten(triggered(on.document), changed);
  }
}

const FIRST_GENERATION_MEMORY = { '256MiB': '256MB', '512MiB': '512MB', '1GiB': '1GB' } as const;

const isNeeded = ({ needs }: BackgroundFunction): boolean =>
  needs === null || Boolean(process.env[needs]);

/**
 * Defines all background functions. If the `needs` of a row names a parameter that is not set, the function of that row
 * is undefined and is not deployed.
 */
export const defineBackgroundFunctions = <Name extends string>(
  rows: Readonly<Record<Name, BackgroundFunction>>,
) =>
  Object.fromEntries(
    Object.entries<BackgroundFunction>(rows).map(([name, row]) => [
      name,
      isNeeded(row) ? defineEvent(name, row) : undefined,
    ]),
  ) as Readonly<Record<Name, ReturnType<typeof defineEvent> | undefined>>;
