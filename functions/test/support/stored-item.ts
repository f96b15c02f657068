import type { ItemRecord } from '@contract/schemas/item-record';
import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

export const storedItem = (changes: Partial<Omit<ItemRecord, 'updatedAt'>> = {}): DocumentData => ({
  ...itemRecordLike(changes),
  updatedAt: FieldValue.serverTimestamp(),
});
