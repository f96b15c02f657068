import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../../src/repos/collections/collections';
import { submissionMonth } from '../../src/services/sharing/submission-quota';

/** Stores the member's submissions of this month with these numbers, as if items had been shared. */
export async function storeSubmissions(
  db: Firestore,
  { uid }: { readonly uid: string },
  { first = 1, last }: { readonly first?: number; readonly last: number },
): Promise<void> {
  const month = submissionMonth(new Date());
  const batch = db.batch();
  for (let n = first; n <= last; n += 1)
    batch.create(collections.usage.doc(db, { uid, usageId: `${month}-${String(n)}` }), {
      month,
      n,
      itemId: `earlier-${String(n)}`,
      createdAt: new Date(),
    });
  await batch.commit();
}
