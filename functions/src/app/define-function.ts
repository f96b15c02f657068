import { createRequire } from 'node:module';
import type * as firestore from 'firebase-functions/firestore';
import type * as https from 'firebase-functions/https';
import type * as params from 'firebase-functions/params';
import type * as scheduler from 'firebase-functions/scheduler';
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
  };
}

const handlerOnly = <Handler>(_options: unknown, handler: Handler): Handler => handler;

export const { onRequest } = library?.https ?? { onRequest: handlerOnly as typeof https.onRequest };

export const { onSchedule } = library?.scheduler ?? {
  onSchedule: handlerOnly as unknown as typeof scheduler.onSchedule,
};

export const { onDocumentUpdated } = library?.firestore ?? {
  onDocumentUpdated: handlerOnly as unknown as typeof firestore.onDocumentUpdated,
};

export const { onDocumentWritten } = library?.firestore ?? {
  onDocumentWritten: handlerOnly as unknown as typeof firestore.onDocumentWritten,
};

for (const [name, options] of Object.entries(PARAMETERS))
  library?.params.defineString(name, options);

/**
 * A deployment asks for a secret as soon as it is defined, so this one is defined only if it is needed. For
 * that, the deployment passes functions/.env.<project id> to this module.
 */
export const EBAY_SECRETS =
  library && process.env['EBAY_CLIENT_ID']
    ? [library.params.defineSecret('EBAY_CLIENT_SECRET')]
    : [];
