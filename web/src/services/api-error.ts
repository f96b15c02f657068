import { type ErrorResponse, errorResponseSchema, type InputIssue } from '@contract/schemas/error';
import { retryAfterMs } from '@/lib/call-request';

interface ErrorHeaders {
  readonly etag?: string | null;
  readonly 'retry-after'?: string | null;
}

/** Thrown if the server responds with an error. The `message` has a format such as '404: Not found'. */
export class ApiError extends Error {
  declare protected readonly byConstructor: true;
  readonly status: number;
  /** The server's message without the status. */
  readonly serverMessage: string;
  readonly code: ErrorResponse['code'] | null;
  readonly issues: readonly InputIssue[];
  /**
   * The unparsed content of a 409 response: the current state, or the result of the first call. Use
   * `stateOfConflictError` of the API client to read it.
   */
  readonly current: unknown;
  readonly etag: string | null;
  /** The time in milliseconds that the server asks to wait before a retry. Undefined if the server does not ask. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, statusText: string, body: unknown, headers: ErrorHeaders = {}) {
    const response = errorResponseSchema.safeParse(body).data ?? null;
    const serverMessage = response?.message ?? messageIn(body) ?? statusText;
    super(`${status}: ${serverMessage}`);
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = response?.code ?? null;
    this.issues = response?.issues ?? [];
    this.current = response?.current;
    this.etag = headers.etag ?? null;
    this.retryAfterMs = retryAfterMs(headers['retry-after'] ?? null);
  }
}

/** Thrown if no response arrived. */
export class NetworkError extends Error {
  declare protected readonly byConstructor: true;

  constructor(cause?: unknown) {
    super('You seem to be offline. Please check your connection and try again.', { cause });
    this.name = 'NetworkError';
  }
}

/**
 * Returns the message to show: the server's message, the message of a `NetworkError`, or `fallback` if there is
 * neither.
 */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverMessage || fallback;
  if (error instanceof NetworkError) return error.message;
  return fallback;
}

/**
 * Returns the time at which the shown data was saved in this browser, if the server did not respond to the last
 * request. Otherwise returns null.
 */
export const savedAtOf = (read: {
  readonly data: unknown;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
}): number | null =>
  read.data !== undefined && read.error instanceof NetworkError ? read.dataUpdatedAt : null;

/** Returns the server's message if the reader has reached a limit. Otherwise returns null. */
export const limitMessage = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 429 ? error.serverMessage : null;

/** Returns true for an error which means that the session is over. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && /^401\b.*Unauthorized/.test(error.message);

/**
 * Returns the response of a call below /api/auth/. Throws if the response is undefined, because the server has then
 * responded with 401.
 */
export function requireAuthorized<T>(response: T | undefined): T {
  if (response === undefined) throw new ApiError(401, 'Unauthorized', null);
  return response;
}

function messageIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' ? body.message : null;
}
