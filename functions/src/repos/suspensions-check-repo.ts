import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';
import { memberInSnapshot, type UserRecord } from './users-repo';

/** The number of members who are read at the same time. */
const PAGE_SIZE = 50;

export interface SuspensionsCheckRepo {
  /**
   * Yields pages of inconsistencies between suspensions, rulings, items, reports, sessions and the registry of admins.
   * Costs 2 reads for each item that a suspension hides, 2 for each suspension that has not ended, 4 for each suspended
   * member, and 1 for each session of a suspended member. A suspension that begins or ends at the same time can be
   * reported by mistake. The inconsistencies are:
   * - an item that is hidden by a suspension although its owner is not suspended;
   * - an item of a suspended member that is not hidden;
   * - a pending report of a suspended member that counts toward hiding;
   * - a suspension without its ruling, or a ruling without its suspension;
   * - a copy of a suspension's end that differs from the original.
   */
  check(): AsyncIterable<readonly string[]>;
}

export const createSuspensionsCheckRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): SuspensionsCheckRepo => {
  const membersOf = async (uids: readonly string[]) => {
    const refs = uids.map((uid) => collections.users.doc(db, { uid }));
    const read = refs.length > 0 ? await readDocuments(db, ...refs) : [];
    return read.map(memberInSnapshot);
  };
  return {
    check: async function* () {
      const hidden = collections.hiddenItems.in(db).where('bySuspension', '==', true);
      for await (const page of pagesOf(hidden.orderBy(FieldPath.documentId()), pageSize)) {
        const owners = await membersOf(page.map((it) => it.data().ownerId));
        // The items of a member who is being deleted are deleted with the account, so they are not faults.
        const left = page.filter((_, place) => owners[place]?.suspension === null);
        yield left.map(({ id }) => `hiddenItems/${id} is left of a suspension that is over`);
      }
      const open = collections.rulings
        .in(db)
        .where('kind', '==', 'suspension')
        .where('end', '==', null)
        .orderBy(FieldPath.documentId());
      for await (const page of pagesOf(open, pageSize)) {
        const members = await membersOf(page.map((it) => it.data().memberId));
        const faults = page.map(({ id }, place) => rulingFault(id, members[place] ?? null));
        yield faults.filter((it) => it !== null);
      }
      const suspended = collections.users
        .in(db)
        .where('suspendedUntil', '!=', null)
        .orderBy('suspendedUntil');
      for await (const page of pagesOf(suspended.orderBy(FieldPath.documentId()), pageSize)) {
        const faults = await Promise.all(page.map((it) => faultsOf(db, it)));
        yield faults.flat();
      }
    },
  };
};

/**
 * Returns the fault in the ruling of a suspension that has not ended. Returns null if the ruling has no fault, and if
 * the member is being deleted, because the member's rulings are deleted with the account.
 */
function rulingFault(rulingId: string, member: UserRecord | null): string | null {
  if (!member) return null;
  const { suspension, suspendedUntil } = member;
  if (suspension?.rulingId !== rulingId)
    return `rulings/${rulingId} is a suspension of a member whom it does not suspend`;
  // Members without `suspendedUntil` must be checked here, because the query by `suspendedUntil` does not find them.
  return suspendedUntil === null
    ? `rulings/${rulingId} suspends a member without suspendedUntil`
    : null;
}

async function faultsOf(
  db: Firestore,
  member: Parameters<typeof memberInSnapshot>[0],
): Promise<string[]> {
  const record = memberInSnapshot(member);
  if (!record) return [];
  const { suspension, suspendedUntil } = record;
  const path = `users/${member.id}`;
  if (suspension?.until.getTime() !== suspendedUntil?.getTime())
    return [`${path} suspendedUntil is no copy of the suspension`];
  const { rulingId } = suspension ?? { rulingId: 'none' };
  const live = await collections.items
    .in(db)
    .where('ownerId', '==', member.id)
    .where('removedAt', '==', null)
    .where('hiddenAt', '==', null)
    .limit(1)
    .get();
  const ruling = await collections.rulings.doc(db, { rulingId }).get();
  const isOpen = collections.rulings.field(ruling, 'end') === null;
  return [
    ...live.docs.map((it) => `items/${it.id} of the suspended member ${member.id} is not hidden`),
    ...(isOpen ? [] : [`${path} is suspended by rulings/${rulingId}, which is missing or over`]),
    ...(await wrongCopies(db, member.id, suspendedUntil)),
    ...(await countingReports(db, member.id)),
  ];
}

/**
 * Returns a fault for each session with a wrong copy of the suspension's end, and for a wrong copy in the registry of
 * admins.
 */
async function wrongCopies(db: Firestore, uid: string, until: Date | null): Promise<string[]> {
  const [sessions, admin] = await Promise.all([
    collections.sessions.in(db, { uid }).get(),
    collections.admins.doc(db, { uid }).get(),
  ]);
  const copies = [...sessions.docs, ...(admin.exists ? [admin] : [])];
  return copies
    .filter((it) => it.data()?.suspendedUntil?.getTime() !== until?.getTime())
    .map((it) => `${it.ref.path} suspendedUntil is no copy of the suspension`);
}

async function countingReports(db: Firestore, reporterId: string): Promise<string[]> {
  const { docs } = await collections.reports
    .in(db)
    .where('reporterId', '==', reporterId)
    .where('status', '==', 'pending')
    .where('countsForHiding', '==', true)
    .limit(1)
    .get();
  return docs.map((it) => `reports/${it.id} of the suspended member ${reporterId} counts`);
}
