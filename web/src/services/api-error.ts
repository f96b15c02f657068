import { type ErrorAnswer, errorAnswerSchema, type InputIssue } from '@contract/schemas/error';

/** A call that the server answered with anything but success; `message` is '404: Not found'. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own sentence, without the status. */
  readonly serverMessage: string;
  readonly code: ErrorAnswer['code'] | null;
  readonly issues: readonly InputIssue[];
  /** The newer state that a 409 carries; `newerState` of the API client reads it. */
  readonly current: unknown;
  /** The `ETag` header of that state. */
  readonly etag: string | null;

  constructor(status: number, statusText: string, body: unknown, etag: string | null = null) {
    const answer = errorAnswerSchema.safeParse(body).data ?? null;
    const serverMessage = answer?.message ?? messageIn(body) ?? statusText;
    super(`${status}: ${serverMessage}`);
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = answer?.code ?? null;
    this.issues = answer?.issues ?? [];
    this.current = answer?.current;
    this.etag = etag;
  }
}

/** The call never reached the server, or its answer never came back. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('You seem to be offline. Please check your connection and try again.', { cause });
    this.name = 'NetworkError';
  }
}

/** The sentence to show for a failed call: the server's where it sent one, else the fallback. */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverMessage || fallback;
  if (error instanceof NetworkError) return error.message;
  return fallback;
}

/** Whether the session is over: '401: Unauthorized' (spec 1 §8). */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && /^401\b.*Unauthorized/.test(error.message);

function messageIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' ? body.message : null;
}
