import { AUDIT_LOG_YEARS, type AuditRecord } from '@contract/schemas/audit-log';
import {
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { auditTerms } from '../domain/moderation/search-terms';
import { collections } from './collections/collections';

export type NewAuditEntry = Omit<AuditRecord, 'at' | 'expiresAt' | 'terms'>;

/** Returns when Firestore deletes an entry. */
export function auditExpiry(at: Date): Date {
  const expiresAt = new Date(at);
  expiresAt.setUTCFullYear(at.getUTCFullYear() + AUDIT_LOG_YEARS);
  return expiresAt;
}

/** Adds the entry of one act to the commit of the act. 1 write. Nothing changes an entry, except that erasing an account removes its name and id. */
export function addAuditEntry(
  writer: WriteBatch | Transaction,
  db: Firestore,
  entry: NewAuditEntry,
): void {
  const fields = {
    ...entry,
    terms: auditTerms(entry),
    at: FieldValue.serverTimestamp(),
    expiresAt: auditExpiry(new Date()),
  };
  (writer as WriteBatch).create(collections.auditLog.in(db).doc(), fields);
}
