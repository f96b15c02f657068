import type { AuditRecord } from '@contract/schemas/audit-log';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { auditTerms } from '../domain/moderation/search-terms';
import { auditExpiry } from './audit-log';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 200;

/** Gives entries of earlier versions their words and the time of their deletion. Returns how many it changed. Safe to repeat. */
export async function completeEarlierEntries(db: Firestore): Promise<number> {
  let changed = 0;
  const all = collections.auditLog.in(db).orderBy(FieldPath.documentId());
  for await (const page of pagesOf(all, PAGE_SIZE)) {
    const batch = db.batch();
    for (const entry of page) {
      const record = collections.auditLog.readable(entry);
      if (!record || record.expiresAt !== undefined) continue;
      batch.update(entry.ref, missingIn(record));
      changed += 1;
    }
    await batch.commit();
  }
  return changed;
}

const missingIn = (record: AuditRecord) => ({
  terms: auditTerms(record),
  expiresAt: auditExpiry(record.at),
});
