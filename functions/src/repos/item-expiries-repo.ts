import { itemExpiry } from '@contract/rules/retention';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { SystemWork } from '../lib/authority';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';
import { memberInSnapshot, subscriptionOf, type UserRecord } from './users-repo';

/** The maximum number of items that one transaction reads and writes. */
const PAGE_SIZE = 100;
/**
 * The maximum number of attempts of a transaction. A transaction can need many, because likes and edits change an item
 * at the same time.
 */
const MAX_ATTEMPTS = 20;

/** A snapshot of an item, which may contain only some of its fields. */
type StoredItem = Parameters<typeof collections.items.field>[0];

export interface ItemExpiriesRepo {
  /**
   * Sets the expiry of all items of a member to the time that follows from the member's plan. Includes hidden items,
   * but not expired ones. Writes only items whose expiry changes. Each transaction reads the plan together with its
   * items, so that the last stored plan determines the expiry. Idempotent.
   */
  follow(work: SystemWork, now: () => Date): Promise<void>;
  /**
   * Returns how many items of a member, also hidden ones, expire at exactly this time. Costs 1 read for each 1,000
   * items.
   */
  countAt(uid: string, expiresAt: Date): Promise<number>;
}

export function createItemExpiriesRepo(db: Firestore, pageSize = PAGE_SIZE): ItemExpiriesRepo {
  const items = collections.items.in(db);
  const memberOf = (uid: string) => collections.users.doc(db, { uid });

  const writePage = (uid: string, itemIds: readonly string[], now: () => Date) =>
    db.runTransaction(
      async (transaction) => {
        const member = memberInSnapshot(await transaction.get(memberOf(uid)));
        if (!member) return;
        const refs = itemIds.map((id) => items.doc(id));
        for (const item of await readDocuments(transaction, ...refs)) {
          const expiresAt = otherExpiry(item, member, now());
          if (expiresAt === null) continue;
          transaction.update(item.ref, { expiresAt, updatedAt: FieldValue.serverTimestamp() });
        }
      },
      { maxAttempts: MAX_ATTEMPTS },
    );

  return {
    follow: async ({ uid }, now) => {
      const member = memberInSnapshot(await memberOf(uid).get());
      if (!member) return;
      // If an item moves to a later page while the pages are read, it is read twice. The second time, its expiry does
      // not change.
      const existing = items
        .where('ownerId', '==', uid)
        .where('expiresAt', '>', now())
        .orderBy('expiresAt')
        .orderBy(FieldPath.documentId())
        .select('addedAt', 'expiresAt', 'removedAt');
      for await (const page of pagesOf(existing, pageSize)) {
        const outdated = page.filter((item) => otherExpiry(item, member, now()) !== null);
        if (outdated.length === 0) continue;
        await writePage(
          uid,
          outdated.map(({ id }) => id),
          now,
        );
      }
    },
    countAt: async (uid, expiresAt) => {
      const expiring = items
        .where('ownerId', '==', uid)
        .where('expiresAt', '==', expiresAt)
        .where('removedAt', '==', null);
      return (await expiring.count().get()).data().count;
    },
  };
}

/**
 * Returns the expiry that follows from the plan of an item's owner. Returns null if the item already has this expiry,
 * is removed, or had expired by `time`.
 */
function otherExpiry(item: StoredItem, owner: UserRecord, time: Date): Date | null {
  const { items } = collections;
  const [addedAt, expiresAt] = [items.field(item, 'addedAt'), items.field(item, 'expiresAt')];
  if (!addedAt || !expiresAt || items.field(item, 'removedAt') !== null) return null;
  if (expiresAt <= time) return null;
  const wanted = itemExpiry(addedAt, subscriptionOf(owner));
  return wanted.getTime() === expiresAt.getTime() ? null : wanted;
}
