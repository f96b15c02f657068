import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import type { Request } from 'express';
import { AppError } from '../lib/app-error';

/** What an `Idempotency-Key` may look like. */
export const IDEMPOTENCY_KEY = /^[\w.:-]{1,128}$/;
const MESSAGE =
  'The Idempotency-Key must be 1 to 128 letters, digits, hyphens, dots, colons or underscores.';

/** The request's `Idempotency-Key` where the endpoint takes one, else a fresh key. */
export function idempotencyKeyOf(endpoint: Endpoint, request: Request): string {
  const sent = request.get('idempotency-key');
  if (!endpoint.idempotent || sent === undefined) return randomUUID();
  if (IDEMPOTENCY_KEY.test(sent)) return sent;
  throw new AppError('bad_request', MESSAGE, {
    issues: [{ path: ['headers', 'idempotency-key'], message: MESSAGE }],
  });
}
