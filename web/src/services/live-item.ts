import { ownItemView } from '@contract/rules/item-view';
import type { Item } from '@contract/schemas/item';
import { itemRecordSchema } from '@contract/schemas/item-record';
import { doc, type DocumentData, type Firestore, onSnapshot } from 'firebase/firestore';
import { type LiveRead, createLiveRead } from './live-read';

/** The result of a live read of an item. It is 'gone' if the item is removed, hidden, missing or not readable. */
export type LiveItem = { readonly state: 'live'; readonly item: Item } | { readonly state: 'gone' };

/**
 * Emits the item, and emits it again after each change. If the rules deny the read, emits 'gone' and completes. After
 * any other failure, completes without emitting 'gone'. Ignores invalid documents.
 */
export const readItemLive = (db: Firestore, itemId: string): LiveRead<LiveItem> =>
  createLiveRead(`item:${itemId}`, (subscriber) =>
    onSnapshot(
      doc(db, 'items', itemId),
      (snapshot) => {
        const read = liveItem(itemId, snapshot.data());
        // Ignores a missing document from the cache. Without a network, Firestore reports every document that is not in
        // its cache as missing.
        if (read && !(read.state === 'gone' && snapshot.metadata.fromCache)) subscriber.next(read);
      },
      ({ code }) => {
        if (code === 'permission-denied') subscriber.next({ state: 'gone' });
        subscriber.complete();
      },
    ),
  );

/**
 * Returns the item in a document, with its expiry, which only the owner sees. Returns the state 'gone' for a missing
 * document and for a removed or hidden item. Returns null for an invalid document.
 */
export function liveItem(itemId: string, data: DocumentData | undefined): LiveItem | null {
  if (data === undefined) return { state: 'gone' };
  const { data: record } = itemRecordSchema.safeParse(data);
  if (!record) return null;
  // Does not check the expiry, because the client's clock can be wrong. The security rules check it.
  const isGone = record.removedAt !== null || record.hiddenAt !== null;
  return isGone ? { state: 'gone' } : { state: 'live', item: ownItemView(itemId, record) };
}
