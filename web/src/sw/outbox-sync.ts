import { api } from '@contract/endpoints/api';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { errorAnswerSchema } from '@contract/schemas/error';
import * as z from 'zod/mini';
import { bodyFor, retryAfterMs, urlFor } from '@/lib/call-request';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { sendOutbox, type SendResult } from '@/lib/outbox/send-outbox';
import { OUTBOX_SYNC, SEND_OUTBOX } from '@/lib/worker-messages';

declare const self: ServiceWorkerGlobalScope;

/** Not in TypeScript's types, because only Chromium has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends the outbox when the browser says that the network is back (Background Sync). */
export function sendOutboxOnSync(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent;
    if (tag === OUTBOX_SYNC) (event as SyncEvent).waitUntil(sendFromAnywhere());
  });
}

/** An open page sends, because only it can check pictures. Without one, the worker sends what is checked. */
async function sendFromAnywhere(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(SEND_OUTBOX);
  if (pages.length > 0) return;
  const memberId = await currentMemberId();
  if (memberId === null) return;
  const retryAt = await sendOutbox({ memberId, isBack: true, send: sendQueued });
  // The browser tries again later if the event fails.
  if (retryAt !== null) throw new Error('Some calls of the outbox still wait.');
}

/** Returns null if nobody is signed in. Rejects without a network. */
async function currentMemberId(): Promise<string | null> {
  const answer = await fetch(api.getCurrentUser.path);
  if (!answer.ok) return null;
  return z.object({ id: z.string() }).safeParse(await answer.json()).data?.id ?? null;
}

async function sendQueued(entry: OutboxEntry, file: File | null): Promise<SendResult> {
  const endpoint: Endpoint | undefined = (api as Readonly<Record<string, Endpoint>>)[
    entry.endpoint
  ];
  if (!endpoint?.queueable) throw new Error(`The outbox does not send '${entry.endpoint}'.`);
  const input = { ...entry.input, ...(file && { file }) };
  const body = bodyFor(endpoint, input);
  const answer = await fetch(urlFor(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...(endpoint.idempotent && { 'Idempotency-Key': entry.id }),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    body: body ?? null,
  }).catch(() => null);
  return answer ? resultOf(answer) : { state: 'waiting', message: null };
}

async function resultOf(answer: Response): Promise<SendResult> {
  const { ok, status, statusText, headers } = answer;
  if (ok) return { state: 'sent' };
  if (status === 401) return { state: 'sign-in' };
  const body: unknown = await answer.json().catch(() => null);
  const message = errorAnswerSchema.safeParse(body).data?.message ?? statusText;
  if (status === 429 || status >= 500)
    return { state: 'waiting', message, retryAfterMs: retryAfterMs(headers.get('retry-after')) };
  return { state: 'failed', message };
}
