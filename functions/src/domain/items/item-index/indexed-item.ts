import type { CardRecord } from '@contract/schemas/item-record';

/** Microseconds since 1970, like Firestore's commit and read times. Exact until the year 2255. */
export type Micros = number;

export interface IndexedItem {
  readonly id: string;
  readonly card: CardRecord;
  /** 64 hex digits, or null if unknown. */
  readonly pictureHash: string | null;
  /** Firestore's commit time. `card.addedAt` is from the clock of the instance that stored the item. */
  readonly storedAt: Micros;
  /** When it stops being live: removed, hidden or expired. For a live item, when it expires. */
  readonly goneAt: Micros;
  /** For an item that moderation hid: when it expires. Until then its owner still sees it. 0 for all others. */
  readonly hiddenUntil: Micros;
  /** When it was last written, if it is removed. 0 for all others. An item is removed some time after it has expired. */
  readonly removedAt: Micros;
}

/** An item as the engine must store it after the last commit. */
export interface ItemState {
  readonly id: string;
  /** The time of the commit, or of the read if there is no document. A later state has a later version. */
  readonly version: Micros;
  /** Null if the engine must not store it: the document is missing or invalid, or the item was removed more than a day ago. */
  readonly item: IndexedItem | null;
}
