import type { ItemRecord } from '@contract/schemas/item-record';
import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

/** A document of `items` as the server writes it: a live one, unless the change says otherwise. */
export const storedItem = (changes: Partial<Omit<ItemRecord, 'updatedAt'>> = {}): DocumentData => ({
  ...itemRecordLike(changes),
  updatedAt: FieldValue.serverTimestamp(),
});
