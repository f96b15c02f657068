import { MEMBER_SHEET_ENTRIES_MAX } from '@contract/schemas/members-for-admins';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Actor, Authorized } from '../lib/authority';
import { addAuditEntry } from './audit-log';
import { collections, type Stored } from './collections/collections';
import { readPageByTime } from './page-by-time';
import { requireMember } from './require-member';
import { requireNotSuspended } from './require-not-suspended';
import { memberInSnapshot } from './users-repo';

export type MemberNote = Stored<'memberNotes'>;

export interface MemberKey {
  readonly memberId: string;
}

export interface NewMemberNote {
  readonly member: Authorized<MemberKey>;
  readonly admin: Actor;
  readonly noteId: string;
  readonly text: string;
  /**
   * The bound key: an HMAC of the call, the idempotency key and the body. Only a repeat of the request has the same
   * key.
   */
  readonly key: string;
  readonly at: Date;
}

export interface StoredMemberNote {
  readonly id: string;
  readonly record: MemberNote;
}

/** Notes that admins write about members for other admins. */
export interface MemberNotesRepo {
  /**
   * Adds a note and its audit entry in one transaction. Returns the bound key of the stored note with this id, which an
   * earlier call may have added. Returns null if there is no such member. Throws AppError 'unauthorized' or 'suspended'
   * if the admin is gone or suspended. Costs 3 reads and 2 writes.
   */
  add(note: NewMemberNote): Promise<string | null>;
  /** Returns the newest notes. Costs a read for each note. */
  newest(memberId: string): Promise<readonly StoredMemberNote[]>;
}

export const createMemberNotesRepo = (db: Firestore): MemberNotesRepo => ({
  add: (note) => db.runTransaction((transaction) => addIn(transaction, db, note)),
  newest: async (memberId) => {
    const { memberNotes } = collections;
    const { records } = await readPageByTime({
      row: memberNotes,
      documents: memberNotes.in(db).where('memberId', '==', memberId),
      time: 'at',
      cursor: undefined,
      limit: MEMBER_SHEET_ENTRIES_MAX,
    });
    return records;
  },
});

async function addIn(
  transaction: Transaction,
  db: Firestore,
  { member: { memberId }, admin, noteId, text, key, at: now }: NewMemberNote,
): Promise<string | null> {
  const userOf = (uid: string) => collections.users.doc(db, { uid });
  const ref = collections.memberNotes.doc(db, { noteId });
  // The transaction reads the member, so that no note is stored after an erasure has begun.
  const member = memberInSnapshot(await transaction.get(userOf(memberId)));
  if (!member) return null;
  const author = await requireMember(transaction, userOf(admin.uid));
  requireNotSuspended(author, now);
  const stored = await transaction.get(ref);
  if (stored.exists) return collections.memberNotes.pick(stored, 'key').key;
  const [by, at] = [author.username, FieldValue.serverTimestamp()];
  transaction.create(ref, { memberId, text, byId: admin.uid, by, key, at });
  addAuditEntry(transaction, db, {
    act: 'note_member',
    adminId: admin.uid,
    adminUsername: by,
    report: null,
    reports: 0,
    itemId: null,
    commentId: null,
    subject: '',
    memberId,
    memberUsername: member.username,
    note: '',
    before: '',
    after: '',
  });
  return key;
}
