import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { readAll } from './collections/collection';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';
import { memberIn } from './users-repo';

/** How many members are read at the same time. */
const PAGE_SIZE = 50;

export interface CheckedSuspensionsRepo {
  /**
   * Yields pages of what is wrong between suspensions, rulings and items: an item that a suspension hides whose owner is not suspended, an
   * item of a suspended member that is not hidden, a suspension without its ruling or with another end than its copy. 2 reads for each item that
   * a suspension hides, and 2 for each suspended member. A suspension at the same moment can be reported by mistake.
   */
  check(): AsyncIterable<readonly string[]>;
}

export const createCheckedSuspensionsRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): CheckedSuspensionsRepo => ({
  check: async function* () {
    const hidden = collections.hiddenItems.in(db).where('bySuspension', '==', true);
    for await (const page of pagesOf(hidden.orderBy(FieldPath.documentId()), pageSize)) {
      const refs = page.map((it) => collections.users.doc(db, { uid: it.data().ownerId }));
      const owners = refs.length > 0 ? await readAll(db, ...refs) : [];
      yield page.flatMap(({ id }, place) => {
        const owner = owners[place];
        const member = owner ? memberIn(owner) : null;
        // The items of a member who is being deleted go with the account.
        const isLeft = member?.suspension === null;
        return isLeft ? [`hiddenItems/${id} is left of a suspension that is over`] : [];
      });
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
});

async function faultsOf(db: Firestore, member: Parameters<typeof memberIn>[0]): Promise<string[]> {
  const record = memberIn(member);
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
  ];
}
