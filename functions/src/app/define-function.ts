import { createRequire } from 'node:module';
import type * as firestore from 'firebase-functions/firestore';
import type * as https from 'firebase-functions/https';

const require = createRequire(import.meta.url);

/** Cloud Functions sets both variables. No function is served during a deployment. */
const servesHttp =
  process.env['FUNCTION_TARGET'] !== undefined &&
  (process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http') === 'http';

const handlerOnly = <Handler>(_options: object, handler: Handler): Handler => handler;

/**
 * These parts of firebase-functions describe functions for the deployment and decode events. They also load Firebase
 * Auth and App Check. A process that serves HTTP needs only the handler, so it does not load them (ADR 0046).
 */
export const onRequest: typeof https.onRequest = servesHttp
  ? (handlerOnly as typeof https.onRequest)
  : (require('firebase-functions/https') as typeof https).onRequest;

export const onDocumentUpdated: typeof firestore.onDocumentUpdated = servesHttp
  ? (handlerOnly as typeof firestore.onDocumentUpdated)
  : (require('firebase-functions/firestore') as typeof firestore).onDocumentUpdated;
