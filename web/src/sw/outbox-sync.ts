import { nonAdminEndpoints } from '@contract/endpoints/non-admin-endpoints';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { callUrl } from '@contract/rules/call-url';
import { errorResponseSchema } from '@contract/schemas/error';
import { ITEMS_VERSION_HEADER } from '@contract/schemas/items-version';
import * as z from 'zod/mini';
import { updateAppBadge } from '@/lib/app-badge';
import { moveRecordsOfOldVersionTabs } from '@/lib/browser-database';
import { requestBodyFor, retryAfterMs } from '@/lib/call-request';
import { forgetBrowserData } from '@/lib/forget-browser-data';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { resultOfError } from '@/lib/outbox/refused-call';
import { sendOutbox, type SendResult } from '@/lib/outbox/send-outbox';
import { keepSentAchievements, keepSentItemsVersion } from '@/lib/outbox/sent-by-worker';
import { runWhenNotSigningIn } from '@/lib/session-lock';
import { OUTBOX_SYNC, SEND_OUTBOX } from '@/lib/worker-messages';
import { notifyPages } from './notify-pages';

declare const self: ServiceWorkerGlobalScope;

/** The Background Sync event. TypeScript does not declare it, because only Chromium has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Sends the outbox when the browser reports that the network is back (Background Sync). */
export function sendOutboxOnSync(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent;
    if (tag === OUTBOX_SYNC) (event as SyncEvent).waitUntil(sendFromAnywhere());
  });
}

/**
 * Sends the outbox from a page or from the worker. If a page is visible, the page sends it, because only a page can
 * check pictures. If no page is visible, the browser may have suspended all pages, so the worker sends the entries that
 * are already checked.
 */
async function sendFromAnywhere(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(SEND_OUTBOX);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const memberId = await fetchCurrentMemberId();
  if (memberId === null) return;
  // Rejects if entries still wait, because the browser then tries again later.
  if (await sendOutboxFor(memberId)) throw new Error('Some calls of the outbox may still wait.');
}

/** Sends the checked entries in the outbox of the signed-in member. Returns whether entries may still wait. */
export async function sendOutboxFor(memberId: string): Promise<boolean> {
  // First moves the calls that tabs of an older version have queued. Such a tab may have queued a call since the worker
  // started.
  await moveRecordsOfOldVersionTabs().catch(() => undefined);
  const retryAt = await sendOutbox({ memberId, isBack: true, send: sendQueued });
  await updateAppBadge(memberId);
  return retryAt !== null || !navigator.onLine;
}

const askForMember = () => fetch(nonAdminEndpoints.getCurrentUser.path);

/** Returns the id of the signed-in member, or null if nobody is signed in. Rejects without a network. */
export async function fetchCurrentMemberId(): Promise<string | null> {
  const response = await askForMember();
  if (response.status === 401) await forgetFormerMember();
  if (!response.ok) return null;
  return z.object({ id: z.string() }).safeParse(await response.json()).data?.id ?? null;
}

/**
 * Deletes the data of the member if the session has ended, even if no page is open. Then notifies the pages. The worker
 * cannot delete all data, so the next page deletes the rest.
 */
async function forgetFormerMember(): Promise<void> {
  const isOver = await runWhenNotSigningIn(async (hasSignInBegun) => {
    // Asks the server again, because the 401 can be a response about an earlier session.
    if ((await askForMember()).status !== 401 || (await hasSignInBegun())) return false;
    await forgetBrowserData({ end: 'ended-elsewhere', current: null });
    return true;
  }).catch(() => false);
  if (isOver) notifyPages('signed-out');
}

async function sendQueued(entry: OutboxEntry, file: File | null): Promise<SendResult> {
  const endpoint: Endpoint | undefined = (nonAdminEndpoints as Readonly<Record<string, Endpoint>>)[
    entry.endpoint
  ];
  if (!endpoint?.queueable) throw new Error(`The outbox does not send '${entry.endpoint}'.`);
  const input = { ...entry.input, ...(file && { file }) };
  const body = requestBodyFor(endpoint, input);
  const response = await fetch(callUrl(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...(endpoint.idempotent && { 'Idempotency-Key': entry.id }),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    body: body ?? null,
  }).catch(() => null);
  if (!response) return { state: 'waiting', message: null };
  if (response.status === 401) await forgetFormerMember();
  if (!response.ok) return resultOfRefusal(response);
  const version =
    endpoint.itemsVersion === 'returned' ? response.headers.get(ITEMS_VERSION_HEADER) : null;
  if (version !== null) await keepSentItemsVersion(entry.memberId, version);
  await keepSentAchievements(entry.memberId, await response.json().catch(() => null));
  return { state: 'sent' };
}

async function resultOfRefusal(response: Response): Promise<SendResult> {
  const { status, statusText, headers } = response;
  const body: unknown = await response.json().catch(() => null);
  const error = errorResponseSchema.safeParse(body).data;
  return resultOfError({
    status,
    code: error?.code ?? null,
    serverMessage: error?.message ?? statusText,
    retryAfterMs: retryAfterMs(headers.get('retry-after')),
  });
}
