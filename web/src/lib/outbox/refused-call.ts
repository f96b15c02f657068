import type { ErrorCode } from '@contract/schemas/error';
import type { SendResult } from './send-outbox';

interface ErrorResponse {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly serverMessage: string;
  readonly retryAfterMs: number | undefined;
}

const BUSY = "We're busy right now. We'll try again in a moment.";

/** Returns what the outbox does with a call after an error response. */
export function resultOfError(response: ErrorResponse): Exclude<SendResult, { state: 'sent' }> {
  const { status, code, serverMessage, retryAfterMs } = response;
  if (status === 401) return { state: 'sign-in' };
  if (code === 'quota_exhausted') return { state: 'limit-reached' };
  if (status === 429 || status >= 500) return { state: 'waiting', message: BUSY, retryAfterMs };
  return { state: 'failed', message: serverMessage };
}
