import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { withoutActor } from '../domain/notifications/without-actor';
import type { SystemWork } from '../lib/authority';
import { CHAMPION_TITLES } from './champion-titles-repo';
import { collections } from './collections/collections';
import { leaveGroup } from './group-entries';
import { isNotFound } from './grpc-status';
import { unnameReports } from './unname-reports';
import { eachUntilNone, writeUntilNone } from './until-none';

/** Each changes a notification, and many can be about one item. */
const ENTRIES_AT_ONCE = 10;

/** Copies of a member's name and uid that others or the admins keep. All methods are safe to repeat. */
export interface ErasedCopiesRepo {
  /** Deletes notifications about this member alone and unreadable ones, and takes name and uid out of the others. */
  unnameNotifications(work: SystemWork): Promise<void>;
  /** Returns the ids of the member's items that were reported, or whose comments were. */
  reportedItems(work: SystemWork): Promise<string[]>;
  /** Reports stay for the admins: without the member who reported, whose item or comment it is, or who decided. */
  unnameReports(work: SystemWork): Promise<void>;
  /** Deletes the rulings about the member. Those by the member as an admin stay, without name and id. */
  removeRulings(work: SystemWork): Promise<void>;
  /** Audit entries stay: without the names and ids of the member, as the admin who acted and as whose item or comment it is. */
  unnameAuditLog(work: SystemWork): Promise<void>;
  /** Deletes what admins wrote about the member, and takes name and uid out of what the member wrote as an admin. */
  removeMemberNotes(work: SystemWork): Promise<void>;
  /** The champion titles of ended months. */
  removeTitles(work: SystemWork): Promise<void>;
}

export function createErasedCopiesRepo(db: Firestore): ErasedCopiesRepo {
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
    unnameReports: ({ uid }) => unnameReports(db, uid),
    removeRulings: ({ uid }) => removeRulings(db, uid),
    unnameAuditLog: async ({ uid }) => {
      const auditLog = collections.auditLog.in(db);
      await writeUntilNone(auditLog.where('adminId', '==', uid), (batch, { ref }) =>
        batch.update(ref, { adminId: null, adminUsername: null }),
      );
      await writeUntilNone(auditLog.where('memberId', '==', uid), (batch, { ref }) =>
        batch.update(ref, { memberId: null, memberUsername: null }),
      );
    },
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

/** Likes leave the notifications that count them. Comments stay, without who wrote them. */
async function leaveGroups(db: Firestore, uid: string): Promise<void> {
  const { groupEntries } = collections;
  const caused = groupEntries.group(db).where('actorId', '==', uid);
  await eachUntilNone(caused, ENTRIES_AT_ONCE, async (entry) => {
    const ref = groupEntries.doc(db, groupEntries.paramsOf(entry.ref));
    const record = groupEntries.readable(entry);
    if ((record?.commentId ?? null) === null) await leaveGroup(ref, true);
    else await ref.update({ actorId: null, actorUsername: null }).catch(ignoreMissing);
  });
}

/** The item was removed meanwhile. */
function ignoreMissing(error: unknown): void {
  if (!isNotFound(error)) throw error;
}
