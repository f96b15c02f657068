import type { ErrorCode } from '@contract/schemas/error';
import type { SendResult } from './send-outbox';

interface ErrorAnswered {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly serverMessage: string;
  readonly retryAfterMs: number | undefined;
}

const BUSY = "We're busy right now. We'll try again in a moment.";

/** Returns what becomes of a call that the server answered with an error. */
export function resultOfError(answer: ErrorAnswered): Exclude<SendResult, { state: 'sent' }> {
  const { status, code, serverMessage, retryAfterMs } = answer;
  if (status === 401) return { state: 'sign-in' };
  if (code === 'quota_exhausted') return { state: 'limit-reached' };
  if (status === 429 || status >= 500) return { state: 'waiting', message: BUSY, retryAfterMs };
  return { state: 'failed', message: serverMessage };
}
