import { FieldValue } from 'firebase-admin/firestore';

/** Changes a count of an item. The item index finds changes by `updatedAt`. */
export const countChange = (field: 'commentsCount', by: 1 | -1) => ({
  [field]: FieldValue.increment(by),
  updatedAt: FieldValue.serverTimestamp(),
});
