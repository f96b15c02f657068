import { createRequire } from 'node:module';
import type * as firestore from 'firebase-functions/firestore';
import type * as https from 'firebase-functions/https';
import type * as params from 'firebase-functions/params';
import type * as scheduler from 'firebase-functions/scheduler';
import type * as v1 from 'firebase-functions/v1';
import { PARAMETERS } from '../lib/parameters';
import { SCHEDULES } from '../lib/schedules';

/** Cloud Functions sets both variables. A deployment has neither. */
const served = process.env['FUNCTION_TARGET'];
const servesEvents = (process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http') !== 'http';
const servesRequests = served !== undefined && !servesEvents && !(served in SCHEDULES);

/**
 * firebase-functions describes functions for the deployment, and decodes events and scheduled calls. It also loads
 * Firebase Auth and App Check. A process that serves requests needs only the handlers, so it loads none of it (ADR 0046).
 */
const library = servesRequests ? null : loadLibrary();

function loadLibrary() {
  // Not `import()`, because firebase-tools' emulator cannot load a bundle that waits for it.
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

export const { onSchedule } = library?.scheduler ?? {
  onSchedule: handlerOnly as unknown as typeof scheduler.onSchedule,
};

export const { onDocumentCreated, onDocumentUpdated, onDocumentWritten } = library?.firestore ?? {
  onDocumentCreated: handlerOnly as unknown as typeof firestore.onDocumentCreated,
  onDocumentUpdated: handlerOnly as unknown as typeof firestore.onDocumentUpdated,
  onDocumentWritten: handlerOnly as unknown as typeof firestore.onDocumentWritten,
};

interface OnSignInDeleted extends Pick<v1.RuntimeOptions, 'memory' | 'timeoutSeconds'> {
  readonly region: string;
}

interface DeletedSignIn {
  readonly uid: string;
}

/** Defines a function that runs after an account was deleted in Firebase Auth. Only the first generation has such functions. */
export const onSignInDeleted = (
  { region, ...options }: OnSignInDeleted,
  handler: (account: DeletedSignIn) => Promise<void>,
) =>
  library?.v1
    .runWith({ ...options, failurePolicy: true })
    .region(region)
    .auth.user()
    .onDelete(handler) ?? handler;

for (const [name, options] of Object.entries(PARAMETERS))
  library?.params.defineString(name, options);

/**
 * Defines a secret only if its parameter is set, because a deployment asks for the value of every defined secret. The deployment
 * passes functions/.env.<project id> to this module.
 */
const secretsIf = (parameter: string, secret: string) =>
  library && process.env[parameter] ? [library.params.defineSecret(secret)] : [];

/** Required, so every deployment asks for it. */
export const KEY_SECRETS = library ? [library.params.defineSecret('IDEMPOTENCY_SECRET')] : [];
export const EBAY_SECRETS = secretsIf('EBAY_CLIENT_ID', 'EBAY_CLIENT_SECRET');
export const MAIL_SECRETS = secretsIf('SMTP_HOST', 'SMTP_PASSWORD');
