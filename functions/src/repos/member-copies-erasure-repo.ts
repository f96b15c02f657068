import { type DocumentData, type Firestore, FieldValue } from 'firebase-admin/firestore';
import { withoutActor } from '../domain/notifications/without-actor';
import type { SystemWork } from '../lib/authority';
import { CHAMPION_TITLES } from './champion-titles-repo';
import { collections } from './collections/collections';
import { removeEntryFromGroup } from './group-entries';
import { isNotFound } from './grpc-status';
import { anonymizeReports } from './anonymize-reports';
import { forEachUntilNone, writeUntilNone } from './until-none';
import { searchTerms } from '../domain/moderation/search-terms';

/**
 * How many entries of notifications are processed at the same time. The number is low, because processing an entry
 * changes its notification, and many entries can belong to the same notification.
 */
const ENTRIES_AT_ONCE = 10;

/** Erases the copies of a member's name and uid that other members or the admins keep. All methods are idempotent. */
export interface MemberCopiesErasureRepo {
  /**
   * Deletes notifications that are only about this member, and invalid notifications. Removes name and uid from all
   * other notifications.
   */
  unnameNotifications(work: SystemWork): Promise<void>;
  /** Returns the ids of the member's items that were reported, or that have a reported comment. */
  reportedItems(work: SystemWork): Promise<string[]>;
  /**
   * Removes the member from reports: as reporter, as owner of what was reported, and as the admin who decided. The
   * reports stay for the admins.
   */
  anonymizeReports(work: SystemWork): Promise<void>;
  /**
   * Deletes the rulings about the member. Rulings that the member made as an admin, or whose appeal the member decided,
   * stay without the member's name and id.
   */
  removeRulings(work: SystemWork): Promise<void>;
  /**
   * Removes names and ids of the member from audit entries: as the admin who acted, and as the member whom the act is
   * about. The entries stay.
   */
  anonymizeAuditLog(work: SystemWork): Promise<void>;
  /** Deletes the notes about the member, and removes name and uid from notes that the member wrote as an admin. */
  removeMemberNotes(work: SystemWork): Promise<void>;
  /** Removes the member's champion titles of ended months. */
  removeTitles(work: SystemWork): Promise<void>;
}

export function createMemberCopiesErasureRepo(db: Firestore): MemberCopiesErasureRepo {
  return {
    unnameNotifications: async ({ uid }) => {
      await writeUntilNone(
        collections.actors.group(db).where('actorId', '==', uid),
        (batch, { ref }) => batch.delete(ref),
      );
      await leaveGroups(db, uid);
      await writeUntilNone(
        collections.notifications.group(db).where('actorId', '==', uid),
        (batch, notification) => {
          const record = collections.notifications.readable(notification);
          const change = record ? withoutActor(record) : null;
          if (change) batch.update(notification.ref, { ...change });
          else batch.delete(notification.ref);
        },
      );
    },
    reportedItems: async ({ uid }) => {
      const ofOwner = collections.reports
        .in(db)
        .withConverter<DocumentData>(null)
        .where('itemOwnerId', '==', uid);
      const { docs } = await ofOwner.select('itemId').get();
      const ids = docs.map((report) => collections.reports.field(report, 'itemId'));
      return [...new Set(ids.filter((id) => id !== undefined))];
    },
    anonymizeReports: ({ uid }) => anonymizeReports(db, uid),
    removeRulings: ({ uid }) => removeRulings(db, uid),
    anonymizeAuditLog: ({ uid }) => anonymizeAuditLog(db, uid),
    removeMemberNotes: ({ uid }) => removeMemberNotes(db, uid),
    removeTitles: async ({ uid }) => {
      for (const title of CHAMPION_TITLES)
        await writeUntilNone(
          collections.championTitles.in(db).where(`${title}.userId`, '==', uid),
          (batch, { ref }) => batch.update(ref, { [title]: null }),
        );
    },
  };
}

async function removeRulings(db: Firestore, uid: string): Promise<void> {
  const rulings = collections.rulings.in(db);
  await writeUntilNone(rulings.where('memberId', '==', uid), (batch, { ref }) => batch.delete(ref));
  await writeUntilNone(rulings.where('byId', '==', uid), (batch, { ref }) =>
    batch.update(ref, { byId: null, by: null }),
  );
  await writeUntilNone(rulings.where('appeal.decidedById', '==', uid), (batch, { ref }) =>
    batch.update(ref, { 'appeal.decidedById': null, 'appeal.decidedBy': null }),
  );
}

async function removeMemberNotes(db: Firestore, uid: string): Promise<void> {
  const notes = collections.memberNotes.in(db);
  await writeUntilNone(notes.where('memberId', '==', uid), (batch, { ref }) => batch.delete(ref));
  await writeUntilNone(notes.where('byId', '==', uid), (batch, { ref }) =>
    batch.update(ref, { byId: null, by: null }),
  );
}

/**
 * Removes the member's likes from notifications that count them. Notifications about the member's comments stay,
 * without the author's name.
 */
async function leaveGroups(db: Firestore, uid: string): Promise<void> {
  const { groupEntries } = collections;
  const caused = groupEntries.group(db).where('actorId', '==', uid);
  await forEachUntilNone(caused, ENTRIES_AT_ONCE, async (entry) => {
    const ref = groupEntries.doc(db, groupEntries.paramsOf(entry.ref));
    const record = groupEntries.readable(entry);
    if ((record?.commentId ?? null) === null) await removeEntryFromGroup(ref, true);
    else await ref.update({ actorId: null, actorUsername: null }).catch(ignoreMissing);
  });
}

/** Ignores the error if a document no longer exists, because its item was removed at the same time. */
function ignoreMissing(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

/**
 * Removes ids and names of a member from all entries of the audit log, and from the words by which admins find these
 * entries. Idempotent.
 */
export async function anonymizeAuditLog(db: Firestore, uid: string): Promise<void> {
  const auditLog = collections.auditLog.in(db);
  await writeUntilNone(auditLog.where('adminId', '==', uid), (batch, entry) =>
    batch.update(entry.ref, {
      adminId: null,
      adminUsername: null,
      ...withoutName(collections.auditLog.field(entry, 'adminUsername')),
    }),
  );
  await writeUntilNone(auditLog.where('memberId', '==', uid), (batch, entry) =>
    batch.update(entry.ref, {
      memberId: null,
      memberUsername: null,
      ...withoutName(collections.auditLog.field(entry, 'memberUsername')),
    }),
  );
}

/**
 * Returns a change that removes the words of a username from an entry's search words. If the title or note of the entry
 * also contains one of these words, admins can no longer find the entry by that word.
 */
const withoutName = (username: string | null | undefined) =>
  username ? { terms: FieldValue.arrayRemove(...searchTerms(username)) } : {};
