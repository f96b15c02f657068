import type { AuditRecord } from '@contract/schemas/audit-log';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { auditTerms } from '../domain/moderation/search-terms';
import { auditExpiry } from './audit-log';
import { readDocuments, type Reference, type Snapshot } from './collections/collection';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 200;

/**
 * Adds the fields `terms` (search words) and `expiresAt` to audit entries that earlier versions of the product stored.
 * Returns the number of changed entries. Idempotent. Can run while an erasure removes a member's name from the entries
 * and from their search words.
 */
export async function migrateLegacyAuditEntries(db: Firestore): Promise<number> {
  let changed = 0;
  const all = collections.auditLog.in(db).orderBy(FieldPath.documentId());
  for await (const page of pagesOf(all, PAGE_SIZE)) {
    const earlier = page.filter((entry) => missingIn(entry) !== null).map(({ ref }) => ref);
    if (earlier.length > 0) changed += await complete(db, earlier);
  }
  return changed;
}

const complete = (db: Firestore, refs: readonly Reference<AuditRecord>[]): Promise<number> =>
  db.runTransaction(async (transaction) => {
    let changed = 0;
    for (const entry of await readDocuments(transaction, ...refs)) {
      const missing = missingIn(entry);
      if (missing === null) continue;
      transaction.update(entry.ref, missing);
      changed += 1;
    }
    return changed;
  });

/** Returns the missing fields of an entry, or null if the entry is complete or invalid. */
function missingIn(entry: Snapshot<AuditRecord>) {
  const record = collections.auditLog.readable(entry);
  if (!record || record.expiresAt !== undefined) return null;
  return { terms: auditTerms(record), expiresAt: auditExpiry(record.at) };
}
