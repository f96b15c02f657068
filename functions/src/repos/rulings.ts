import {
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { RulingEndReason } from '@contract/schemas/appeal';
import { collections, type Stored } from './collections/collections';

export type RulingRecord = Stored<'rulings'>;

/** A new ruling. It has no appeal yet. Its time is the time of the commit. */
export type NewRuling = Omit<
  RulingRecord,
  'at' | 'end' | 'endedAt' | 'endsSubscription' | 'appeal' | 'appealStatus' | 'appealAt'
> & {
  /** The id of the ruling: 20 to 40 letters and digits. Default: a new id. */
  readonly id?: string;
  /**
   * Whether the earlier suspension that this suspension replaces has already ended the subscription. Default: false.
   */
  readonly endsSubscription?: boolean;
};

/**
 * Adds a ruling in the commit of the act that it describes. Returns the ruling's id. The commit fails if the ruling
 * already exists. Costs 1 write.
 */
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
 * Ends a ruling in the commit of the act that ends it. The commit fails if there is no such ruling. The caller must
 * have read in the same transaction that the ruling is in force, so that each ruling ends only once. Unless the caller
 * states a time, the ruling ends at the time of the commit. Costs 1 write.
 */
export function endRuling(
  writer: WriteBatch | Transaction,
  db: Firestore,
  rulingId: string,
  end: RulingEndReason,
  at: Date | FieldValue = FieldValue.serverTimestamp(),
): void {
  (writer as WriteBatch).update(collections.rulings.doc(db, { rulingId }), { end, endedAt: at });
}
