import type { CardRecord } from '@contract/schemas/item-record';

/**
 * Microseconds since 1970, like Firestore's commit and read times. A JavaScript number represents them exactly until
 * the year 2255.
 */
export type Micros = number;

export interface IndexedItem {
  readonly id: string;
  readonly card: CardRecord;
  /** The picture hash as 64 hex digits. Null if the hash is unknown. */
  readonly pictureHash: string | null;
  /**
   * When Firestore committed the item. `card.addedAt` is a different time, from the clock of the server instance that
   * stored the item.
   */
  readonly storedAt: Micros;
  /**
   * When the item stops being live. For a gone item: when it was removed, hidden or expired. For a live item: when it
   * will expire.
   */
  readonly goneAt: Micros;
  /**
   * For an item that moderation hid: when the item will expire. Its owner sees it until then. 0 for all other items.
   */
  readonly hiddenUntil: Micros;
  /**
   * For a removed item: when its document was last written. 0 for all other items. An expired item is removed some time
   * after its expiry.
   */
  readonly removedAt: Micros;
}

/** What the search engine must store of an item after the item's last commit. */
export interface EngineItemState {
  readonly id: string;
  /**
   * The time of the item's last commit, or the time of the read if the item has no document. A later state of an item
   * has a higher version.
   */
  readonly version: Micros;
  /**
   * The item. Null if the engine must not store the item: its document is missing or invalid, or the item was removed
   * more than a day ago.
   */
  readonly item: IndexedItem | null;
}
