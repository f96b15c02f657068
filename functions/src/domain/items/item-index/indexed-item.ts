import type { CardRecord } from '@contract/schemas/item-record';

/** Whole microseconds since 1970: Firestore's commit and read times have them, and a number holds them exactly. */
export type Micros = number;

/** What the item index holds of an item: its card, and from when to when it is live. */
export interface IndexedItem {
  readonly id: string;
  readonly card: CardRecord;
  /** What its picture looks like, as `pictureHash` says; null where that is not known. */
  readonly pictureHash: string | null;
  /** When the database first stored it; later than `card.addedAt`, which the sharing instance's clock gave. */
  readonly storedAt: Micros;
  /** From when on it is no longer live: removed, hidden or expired. */
  readonly goneAt: Micros;
}
