import * as z from 'zod/mini';
import { type RecordKey, tryRunInStore } from './browser-database';
import { onRecordsForgotten } from './forget-stored';
import { listShownEntries } from './outbox/outbox-store';

/*
 * The icon of the installed app shows one number: unread notifications plus queued shares. Pages and the service worker
 * read both numbers from the browser's database, so that each of them shows the sum.
 */

const unreadKey = (memberId: string): RecordKey => [memberId];
const unreadSchema = z._default(z.int(), 0);

/** The id of the member whose number this page or worker has shown last. */
let shownFor: string | null = null;
let updates = 0;

/**
 * Stores the number of a member's unread notifications, and shows the sum with the queued shares on the icon. Call it
 * only for the signed-in member. Without IndexedDB, the icon shows no unread notifications. Never rejects.
 */
export async function showUnreadOnBadge(memberId: string, unread: number): Promise<void> {
  const update = beginUpdate(memberId);
  await tryRunInStore('unread-counts', 'readwrite', (records) =>
    records.put(unread, unreadKey(memberId)),
  );
  await showTotal(memberId, update);
}

/**
 * Shows the sum of a member's unread notifications and queued shares on the icon. Call it after a change of the outbox.
 * Never rejects.
 */
export const updateAppBadge = (memberId: string): Promise<void> =>
  showTotal(memberId, beginUpdate(memberId));

function beginUpdate(memberId: string): number {
  updates += 1;
  shownFor = memberId;
  return updates;
}

/**
 * Shows the sum of unread notifications and queued shares on the icon. Does nothing if a later update has begun or the
 * member has signed out.
 */
async function showTotal(memberId: string, update: number): Promise<void> {
  const [unread, { length: waiting }] = await Promise.all([
    unreadOf(memberId),
    listShownEntries(memberId),
  ]);
  if (update === updates) show(unread + waiting);
}

/** Removes the number from the icon. Call it when nobody is signed in. */
export function clearAppBadge(): void {
  updates += 1;
  shownFor = null;
  show(0);
}

async function unreadOf(memberId: string): Promise<number> {
  const kept = await tryRunInStore('unread-counts', 'readonly', (records) =>
    records.get(unreadKey(memberId)),
  );
  return unreadSchema.safeParse(kept).data ?? 0;
}

/** Shows a number on the icon, or no number for 0. Does nothing if the system has no badges. */
function show(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Ignores the error. The browser rejects the call, for example, if the app is not installed.
  navigator.setAppBadge(count).catch(() => undefined);
}

onRecordsForgotten('unread-counts', (isForgotten) => {
  if (shownFor === null || isForgotten(shownFor)) clearAppBadge();
});
