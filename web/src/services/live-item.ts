import { itemView } from '@contract/rules/item-view';
import type { Item } from '@contract/schemas/item';
import { itemRecordSchema } from '@contract/schemas/item-record';
import { doc, type DocumentData, type Firestore, onSnapshot } from 'firebase/firestore';
import { Observable, Subject, takeUntil } from 'rxjs';
import { endLiveRead } from './reactfire-reads';

/** An item as Firestore last told it; gone where it is removed, hidden or not to be read. */
export type LiveItem = { readonly state: 'live'; readonly item: Item } | { readonly state: 'gone' };

export interface LiveItemRead {
  /** Its name among reactfire's reads: one of its own for each read. */
  readonly id: string;
  readonly source: Observable<LiveItem>;
  readonly stop: () => void;
}

let reads = 0;

/**
 * Reads an item live until it is stopped. A refused read is a value and ends the read; a connection that is
 * lost is waited for; a document of another shape says nothing.
 */
export function readItemLive(db: Firestore, itemId: string): LiveItemRead {
  reads += 1;
  const id = `item:${itemId}:${reads}`;
  const stopped = new Subject<void>();
  const source = new Observable<LiveItem>((subscriber) =>
    onSnapshot(
      doc(db, 'items', itemId),
      (snapshot) => {
        const read = liveItem(itemId, snapshot.data(), new Date());
        // Without a network a document that is not in the cache looks like one that is not there.
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

/** A document as everybody may see it at the moment `now`; null where it cannot be understood. */
export function liveItem(
  itemId: string,
  data: DocumentData | undefined,
  now: Date,
): LiveItem | null {
  if (data === undefined) return { state: 'gone' };
  const { data: record } = itemRecordSchema.safeParse(data);
  if (!record) return null;
  // Whether it has expired is told by the rules, whose clock is right.
  const isGone = record.removedAt !== null || record.hiddenAt !== null;
  return isGone ? { state: 'gone' } : { state: 'live', item: itemView(itemId, record, now) };
}
