import { AUDIT_LOG_RETENTION_YEARS, type AuditRecord } from '@contract/schemas/audit-log';
import {
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { auditTerms } from '../domain/moderation/search-terms';
import { collections } from './collections/collections';

export type NewAuditEntry = Omit<AuditRecord, 'at' | 'expiresAt' | 'terms'>;

/** Returns when Firestore must delete an audit entry that is added at the given time. */
export function auditExpiry(at: Date): Date {
  const expiresAt = new Date(at);
  expiresAt.setUTCFullYear(at.getUTCFullYear() + AUDIT_LOG_RETENTION_YEARS);
  return expiresAt;
}

/**
 * Adds an audit entry in the commit of the act that the entry describes. Costs 1 write. Entries never change, except
 * that the erasure of an account removes the member's name and id from them.
 */
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
