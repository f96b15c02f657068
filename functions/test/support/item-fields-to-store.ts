import type { ItemRecord } from '@contract/schemas/item-record';
import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import { type WithFieldValue, FieldValue } from 'firebase-admin/firestore';

export const itemFieldsToStore = (
  changes: Partial<Omit<ItemRecord, 'updatedAt'>> = {},
): WithFieldValue<ItemRecord> => ({
  ...itemRecordLike(changes),
  updatedAt: FieldValue.serverTimestamp(),
});
