import { memberCalls } from '@contract/endpoints/member-calls';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { urlFor } from '@contract/rules/call-url';
import { errorResponseSchema } from '@contract/schemas/error';
import { ITEMS_VERSION_HEADER } from '@contract/schemas/items-version';
import * as z from 'zod/mini';
import { updateAppBadge } from '@/lib/app-badge';
import { moveFromEarlierTabs } from '@/lib/browser-database';
import { bodyFor, retryAfterMs } from '@/lib/call-request';
import { forgetStored } from '@/lib/forget-browser-data';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { resultOfError } from '@/lib/outbox/refused-call';
import { sendOutbox, type SendResult } from '@/lib/outbox/send-outbox';
import { keepSentAchievements, keepSentVersion } from '@/lib/outbox/sent-by-worker';
import { unlessSigningIn } from '@/lib/session-lock';
import { OUTBOX_SYNC, SEND_OUTBOX } from '@/lib/worker-messages';
import { tellPages } from './tell-pages';

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

/**
 * A page sends, because only it can check pictures. If none is visible, the browser may have stopped them all, and the
 * worker sends what is checked.
 */
async function sendFromAnywhere(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(SEND_OUTBOX);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const memberId = await currentMemberId();
  if (memberId === null) return;
  // The browser tries again later if the event fails.
  if (await sendFor(memberId)) throw new Error('Some calls of the outbox may still wait.');
}

/** Sends what is checked of the outbox of the member who is signed in. Returns whether some of it may still wait. */
export async function sendFor(memberId: string): Promise<boolean> {
  // The worker may have started before a tab of an earlier version queued a call.
  await moveFromEarlierTabs().catch(() => undefined);
  const retryAt = await sendOutbox({ memberId, isBack: true, send: sendQueued });
  await updateAppBadge(memberId);
  return retryAt !== null || !navigator.onLine;
}

const askForMember = () => fetch(memberCalls.getCurrentUser.path);

/** Returns null if nobody is signed in. Rejects without a network. */
export async function currentMemberId(): Promise<string | null> {
  const answer = await askForMember();
  if (answer.status === 401) await forgetFormerMember();
  if (!answer.ok) return null;
  return z.object({ id: z.string() }).safeParse(await answer.json()).data?.id ?? null;
}

/** Deletes what is left of a member if the session is over, also while no page is open. The next page deletes the rest. */
async function forgetFormerMember(): Promise<void> {
  const isOver = await unlessSigningIn(async (hasSignInBegun) => {
    // The 401 can be the answer for an earlier session.
    if ((await askForMember()).status !== 401 || (await hasSignInBegun())) return false;
    await forgetStored({ end: 'ended-elsewhere', current: null });
    return true;
  }).catch(() => false);
  if (isOver) tellPages('signed-out');
}

async function sendQueued(entry: OutboxEntry, file: File | null): Promise<SendResult> {
  const endpoint: Endpoint | undefined = (memberCalls as Readonly<Record<string, Endpoint>>)[
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
  if (!answer) return { state: 'waiting', message: null };
  if (answer.status === 401) await forgetFormerMember();
  if (!answer.ok) return resultOfRefusal(answer);
  const version =
    endpoint.itemsVersion === 'returned' ? answer.headers.get(ITEMS_VERSION_HEADER) : null;
  if (version !== null) await keepSentVersion(entry.memberId, version);
  await keepSentAchievements(entry.memberId, await answer.json().catch(() => null));
  return { state: 'sent' };
}

async function resultOfRefusal(answer: Response): Promise<SendResult> {
  const { status, statusText, headers } = answer;
  const body: unknown = await answer.json().catch(() => null);
  const error = errorResponseSchema.safeParse(body).data;
  return resultOfError({
    status,
    code: error?.code ?? null,
    serverMessage: error?.message ?? statusText,
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
  });
}
