import { createHash, createHmac } from 'node:crypto';
import { IDEMPOTENCY_MESSAGES } from '@contract/schemas/error';
import { AppError } from './app-error';

/** Identifies one attempt of a client to make a call, which can take several requests. */
export interface IdempotencyKey {
  /** The key that the client sent, or a new key. Ids of created documents derive from it, so that a repeated request finds them. */
  readonly sent: string;
  /** An HMAC of call, key and body. Only a request with the same body has the same value. */
  readonly bound: string;
}

interface BoundRequest {
  readonly sent: string;
  /** Method and path pattern of the endpoint. */
  readonly call: string;
  /** The parsed body. */
  readonly body: unknown;
  readonly file: Buffer | undefined;
}

/**
 * Binds a key to the body of its request, so that nobody can reuse a key that they saw with another body (ADR 0021). A
 * file is represented by its digest. The HMAC uses a secret, so that the stored value does not reveal the body, such as
 * a password.
 */
export function bindKey(secret: string, { sent, call, body, file }: BoundRequest): IdempotencyKey {
  const digest = file ? createHash('sha256').update(file).digest('hex') : null;
  const request = JSON.stringify([call, sent, body, digest], inOneOrder);
  return { sent, bound: createHmac('sha256', secret).update(request).digest('base64url') };
}

/** Sorts the fields of an object, so that their order does not change the HMAC. */
function inOneOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the first result if the same request created it. Throws AppError 'key_reused', with the first result, if a
 * request with another body created it. A result from before keys were bound has no `boundTo` and is always returned.
 */
export function requireSameRequest<Result>(
  first: { readonly boundTo: string | undefined; readonly result: Result },
  key: IdempotencyKey,
): Result {
  if (first.boundTo === undefined || first.boundTo === key.bound) return first.result;
  throw new AppError('key_reused', IDEMPOTENCY_MESSAGES.reused, { current: first.result });
}
