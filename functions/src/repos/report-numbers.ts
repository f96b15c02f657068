import { randomInt } from 'node:crypto';
import {
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { collections } from './collections/collections';

const FIRST = 10_000_000;
const LAST = 99_999_999;

/** Returns eight random digits, such as '40271938'. Another report may already have this number. */
export const randomReportNumber = (): string => String(randomInt(FIRST, LAST + 1));

/** Reserves a number in a commit. The commit fails with 'already exists' if another report has the number. */
export function claimReportNumber(
  writer: WriteBatch | Transaction,
  db: Firestore,
  number: string,
): void {
  const ref = collections.reportNumbers.doc(db, { number });
  (writer as WriteBatch).create(ref, { claimedAt: FieldValue.serverTimestamp() });
}
