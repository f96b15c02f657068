import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { searchTerms } from '../domain/moderation/search-terms';
import { collections } from './collections/collections';
import { writeUntilNone } from './until-none';

/** Removes ids and names of a member from all entries, and from the words by which admins find them. Idempotent. */
export async function unnameAuditLog(db: Firestore, uid: string): Promise<void> {
  const auditLog = collections.auditLog.in(db);
  await writeUntilNone(auditLog.where('adminId', '==', uid), (batch, entry) =>
    batch.update(entry.ref, {
      ...{ adminId: null, adminUsername: null },
      ...withoutName(collections.auditLog.field(entry, 'adminUsername')),
    }),
  );
  await writeUntilNone(auditLog.where('memberId', '==', uid), (batch, entry) =>
    batch.update(entry.ref, {
      ...{ memberId: null, memberUsername: null },
      ...withoutName(collections.auditLog.field(entry, 'memberUsername')),
    }),
  );
}

/** If a title or note contains the same word, it can then be found only by its other words. */
const withoutName = (username: string | null | undefined) =>
  username ? { terms: FieldValue.arrayRemove(...searchTerms(username)) } : {};
