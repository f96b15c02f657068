import { itemView } from '@contract/rules/item-view';
import type { Item } from '@contract/schemas/item';
import { itemRecordSchema } from '@contract/schemas/item-record';
import { doc, type DocumentData, type Firestore, onSnapshot } from 'firebase/firestore';
import { Observable, Subject, takeUntil } from 'rxjs';
import { endLiveRead } from './reactfire-reads';

/** Gone if the item is removed, hidden, missing or not readable. */
export type LiveItem = { readonly state: 'live'; readonly item: Item } | { readonly state: 'gone' };

export interface LiveItemRead {
  readonly id: string;
  readonly source: Observable<LiveItem>;
  readonly stop: () => void;
}

let reads = 0;

/** Completes if the read fails, and first emits 'gone' if the rules deny it. Ignores invalid documents. */
export function readItemLive(db: Firestore, itemId: string): LiveItemRead {
  reads += 1;
  const id = `item:${itemId}:${reads}`;
  const stopped = new Subject<void>();
  const source = new Observable<LiveItem>((subscriber) =>
    onSnapshot(
      doc(db, 'items', itemId),
      (snapshot) => {
        const read = liveItem(itemId, snapshot.data());
        // Offline, a document that is not in the cache looks as if it did not exist.
        if (read && !(read.state === 'gone' && snapshot.metadata.fromCache)) subscriber.next(read);
      },
      ({ code }) => {
        if (code === 'permission-denied') subscriber.next({ state: 'gone' });
        subscriber.complete();
      },
    ),
  ).pipe(takeUntil(stopped));
  const stop = () => {
    stopped.next();
    endLiveRead(id);
  };
  return { id, source, stop };
}

/** Returns null for an invalid document. */
export function liveItem(itemId: string, data: DocumentData | undefined): LiveItem | null {
  if (data === undefined) return { state: 'gone' };
  const { data: record } = itemRecordSchema.safeParse(data);
  if (!record) return null;
  // Security rules check expiry, because the client's clock can be wrong.
  const isGone = record.removedAt !== null || record.hiddenAt !== null;
  return isGone ? { state: 'gone' } : { state: 'live', item: itemView(itemId, record) };
}
