import type { AuditRecord } from '@contract/schemas/audit-log';
import {
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { collections } from './collections/collections';

export type NewAuditEntry = Omit<AuditRecord, 'at'>;

/** Adds the entry of one act to the commit of the act. 1 write. Entries are permanent. Erasing an account only removes its name and id from them. */
export function addAuditEntry(
  writer: WriteBatch | Transaction,
  db: Firestore,
  entry: NewAuditEntry,
): void {
  const fields = { ...entry, at: FieldValue.serverTimestamp() };
  (writer as WriteBatch).create(collections.auditLog.in(db).doc(), fields);
}
