import { createHash, createHmac } from 'node:crypto';
import { IDEMPOTENCY_MESSAGES } from '@contract/schemas/error';
import { AppError } from './app-error';

/** Identifies a call of a client. If the client repeats the call, all requests of the call have the same key. */
export interface IdempotencyKey {
  /**
   * The key that the client sent, or a new key if the client sent none. Ids of created documents are derived from it,
   * so that a repeated request finds the documents of the first request.
   */
  readonly sent: string;
  /**
   * The bound key: an HMAC of call, key and body. Two requests have the same bound key only if their bodies are the
   * same.
   */
  readonly bound: string;
}

interface BoundRequest {
  readonly sent: string;
  /** The endpoint of the request: its method and path pattern. */
  readonly call: string;
  /** The body of the request after parsing. */
  readonly body: unknown;
  readonly file: Buffer | undefined;
}

/**
 * Binds a key to the body of its request, so that somebody who has seen the key cannot use it with another body (ADR
 * 0021). If the body contains a file, the HMAC uses the digest of the file. The HMAC has a secret, so that the stored
 * value does not reveal the body, which can contain a password.
 */
export function bindKey(secret: string, { sent, call, body, file }: BoundRequest): IdempotencyKey {
  const digest = file ? createHash('sha256').update(file).digest('hex') : null;
  const request = JSON.stringify([call, sent, body, digest], inOneOrder);
  return { sent, bound: createHmac('sha256', secret).update(request).digest('base64url') };
}

/** Sorts the fields of an object, because their order must not change the HMAC. */
function inOneOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the result of the first request if this request has the same bound key. If this request has another body,
 * throws AppError 'key_reused' with that result. A result without `boundTo` was stored before keys were bound to
 * bodies, and is always returned.
 */
export function requireSameRequest<Result>(
  first: { readonly boundTo: string | undefined; readonly result: Result },
  key: IdempotencyKey,
): Result {
  if (first.boundTo === undefined || first.boundTo === key.bound) return first.result;
  throw new AppError('key_reused', IDEMPOTENCY_MESSAGES.reused, { current: first.result });
}
