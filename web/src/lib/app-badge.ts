import * as z from 'zod/mini';
import { type RecordKey, tryInStore } from './browser-database';
import { whenForgotten } from './forget-stored';
import { listShown } from './outbox/outbox-store';

/*
 * The icon of the installed app shows one number: unread notifications plus waiting shares. Pages and the service worker
 * read both from the database of the browser, so that neither shows a number that lacks the other's part.
 */

const unreadKey = (memberId: string): RecordKey => [memberId];
const unreadSchema = z._default(z.int(), 0);

/** The member whose number this page or worker showed last. */
let shownFor: string | null = null;
let updates = 0;

/**
 * Keeps how many notifications of a member are unread, and shows it on the icon together with the waiting shares. Call it only for
 * the member who is signed in. Without IndexedDB, the icon shows no unread notifications. Never rejects.
 */
export async function showUnreadOnBadge(memberId: string, unread: number): Promise<void> {
  const update = beginUpdate(memberId);
  await tryInStore('unread-counts', 'readwrite', (records) =>
    records.put(unread, unreadKey(memberId)),
  );
  await showTotal(memberId, update);
}

/** Shows the number of a member on the icon. Call it when the outbox changed. Never rejects. */
export const updateAppBadge = (memberId: string): Promise<void> =>
  showTotal(memberId, beginUpdate(memberId));

function beginUpdate(memberId: string): number {
  updates += 1;
  shownFor = memberId;
  return updates;
}

/** Shows nothing if a later update has begun, or the member has left. */
async function showTotal(memberId: string, update: number): Promise<void> {
  const [unread, { length: waiting }] = await Promise.all([
    unreadOf(memberId),
    listShown(memberId),
  ]);
  if (update === updates) show(unread + waiting);
}

/** Removes the number from the icon, because nobody is signed in. */
export function clearAppBadge(): void {
  updates += 1;
  shownFor = null;
  show(0);
}

async function unreadOf(memberId: string): Promise<number> {
  const kept = await tryInStore('unread-counts', 'readonly', (records) =>
    records.get(unreadKey(memberId)),
  );
  return unreadSchema.safeParse(kept).data ?? 0;
}

/** Shows nothing for 0. Does nothing where the system has no badges. */
function show(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Rejects if the app is not installed, for example.
  navigator.setAppBadge(count).catch(() => undefined);
}

whenForgotten('unread-counts', (isForgotten) => {
  if (shownFor === null || isForgotten(shownFor)) clearAppBadge();
});
