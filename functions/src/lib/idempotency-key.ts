import { createHash, createHmac } from 'node:crypto';
import { IDEMPOTENCY_MESSAGES } from '@contract/schemas/error';
import { AppError } from './app-error';

/** Identifies an attempt at a call. */
export interface IdempotencyKey {
  /** As the client sent it, or a new one. An id that is derived from it finds what an earlier request created. */
  readonly sent: string;
  /** An HMAC of call, key and body. Only a request with the same body has it. */
  readonly bound: string;
}

interface BoundRequest {
  readonly sent: string;
  /** Method and path pattern of the row. */
  readonly call: string;
  /** The parsed body. */
  readonly body: unknown;
  readonly file: Buffer | undefined;
}

/**
 * Binds a key to the body of its request, so that nobody can use a key that they saw with a body of their own (ADR 0021).
 * A file counts by its digest. The secret keeps a stored HMAC from telling what the body was, such as a password.
 */
export function bindKey(secret: string, { sent, call, body, file }: BoundRequest): IdempotencyKey {
  const digest = file ? createHash('sha256').update(file).digest('hex') : null;
  const request = JSON.stringify([call, sent, body, digest], inOneOrder);
  return { sent, bound: createHmac('sha256', secret).update(request).digest('base64url') };
}

/** Two bodies with the same fields are the same in any order. */
function inOneOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the same result if the same request created it. Throws AppError 'key_reused', with the first result, if a request
 * with another body did. What was created before keys were bound has no `boundTo`, and counts as the same.
 */
export function requireSameRequest<Result>(
  first: { readonly boundTo: string | undefined; readonly result: Result },
  key: IdempotencyKey,
): Result {
  if (first.boundTo === undefined || first.boundTo === key.bound) return first.result;
  throw new AppError('key_reused', IDEMPOTENCY_MESSAGES.reused, { current: first.result });
}
