import {
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { RulingEnd } from '@contract/schemas/appeal';
import { collections, type Stored } from './collections/collections';

export type RulingRecord = Stored<'rulings'>;

/** How a ruling begins. Its time is that of the commit, and nobody has appealed yet. */
export type NewRuling = Omit<
  RulingRecord,
  'at' | 'end' | 'endedAt' | 'endsSubscription' | 'appeal' | 'appealStatus' | 'appealAt'
> & {
  /** 20 to 40 letters and digits. By default a new one. */
  readonly id?: string;
  /** Whether an earlier suspension, which this one replaces, has ended the subscription. By default false. */
  readonly endsSubscription?: boolean;
};

/** Adds a ruling to the commit of what it is about, and returns its id. The commit fails if the ruling exists. 1 write. */
export function addRuling(
  writer: WriteBatch | Transaction,
  db: Firestore,
  { id, endsSubscription = false, ...ruling }: NewRuling,
): string {
  const rulings = collections.rulings.in(db);
  const ref = id === undefined ? rulings.doc() : rulings.doc(id);
  const appeal = { appeal: null, appealStatus: null, appealAt: null };
  const open = { end: null, endedAt: null, endsSubscription };
  const at = FieldValue.serverTimestamp();
  (writer as WriteBatch).create(ref, { ...ruling, ...appeal, ...open, at });
  return ref.id;
}

/**
 * Ends a ruling in the commit of what ends it. The commit fails if there is no such ruling. The caller has read in the same transaction that
 * it counts, so each ruling ends once. By default it ends at the time of the commit. 1 write.
 */
export function endRuling(
  writer: WriteBatch | Transaction,
  db: Firestore,
  rulingId: string,
  end: RulingEnd,
  at: Date | FieldValue = FieldValue.serverTimestamp(),
): void {
  (writer as WriteBatch).update(collections.rulings.doc(db, { rulingId }), { end, endedAt: at });
}
