import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import type { CheckResult, SendResult } from '@/lib/outbox/send-outbox';
import { call, callQueued } from '@/services/api-client';
import { ApiError, NetworkError } from '@/services/api-error';
import type { OutboxKind } from './outbox-kinds';

const BUSY = "We're busy right now. We'll try again in a moment.";

/** Sends an entry as its member. Asks the server first, because somebody else may have signed in in another tab. */
export const sendQueuedCall = (
  entry: OutboxEntry,
  file: File | null,
  kind: OutboxKind | undefined,
): Promise<SendResult> =>
  resultOf(async () => {
    const user = await call('getCurrentUser', {});
    if (user?.id !== entry.memberId) return { state: 'sign-in' };
    const { endpoint, input, id } = entry;
    const answer = await callQueued(endpoint, { ...input, ...(file && { file }) }, id);
    const question = kind?.review?.(entry, answer) ?? null;
    if (question !== null) return { state: 'needs-decision', message: question };
    kind?.onSent?.(entry);
    return { state: 'sent' };
  });

export const checkQueuedCall = (
  entry: OutboxEntry,
  file: File | null,
  kind: OutboxKind | undefined,
): Promise<CheckResult> =>
  resultOf(async () => {
    if (kind?.check) return kind.check(entry, file);
    return { state: 'checked', file, draft: entry.draft };
  });

/** Turns errors of calls into results. Throws all other errors. */
async function resultOf<Result>(work: () => Promise<Result>): Promise<Result | FailedCall> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NetworkError) return { state: 'waiting', message: null };
    if (!(error instanceof ApiError)) throw error;
    const { status, serverMessage, retryAfterMs } = error;
    if (status === 401) return { state: 'sign-in' };
    if (status === 429 || status >= 500) return { state: 'waiting', message: BUSY, retryAfterMs };
    return { state: 'failed', message: serverMessage };
  }
}

type FailedCall = Exclude<SendResult, { readonly state: 'sent' }>;
