import { HIDDEN_DAYS } from '@contract/schemas/reported';
import type { ItemRecord } from '@contract/schemas/item-record';
import { REPORT_REASONS, type ReportReason } from '@contract/schemas/report';
import { FieldPath, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { isLive } from '../domain/items/is-live';
import type { Authorized } from '../lib/authority';
import { readAll, type Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { prepareRemoval } from './item-removal';
import type { ItemKey } from './items-repo';
import { pagesOf } from './pages-of';
import type { PreparedAct } from './report-decisions-repo';
import { entryRef } from './report-sums';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 100;
/** Likes and reports of an item contend with this. */
const MAX_ATTEMPTS = 20;

export type HiddenItem = Stored<'hiddenItems'>;

/** Why and when moderation hides an item. */
interface Hiding {
  readonly reason: ReportReason;
  readonly now: Date;
}

/** How an item is shown again. */
export interface Showing {
  /** The picture at its new paths. */
  readonly picture: ItemRecord['picture'];
  /** The address that it had until now. */
  readonly hiddenUrl: string;
  /** Leaves it hidden if an admin decided so. */
  readonly unlessKept?: boolean;
}

/**
 * The documents `hiddenItems/{itemId}`, and `hiddenAt` of the items, which change together. The methods that prepare read in a
 * transaction, and return what writes in it, or null if there is nothing to do.
 */
export interface HiddenItemsRepo {
  get(itemId: string): Promise<HiddenItem | null>;
  /** An admin hides the item for 30 days, and then it is removed. Returns 'gone' if it is removed or expired. */
  prepareHiding(
    transaction: Transaction,
    item: Authorized<ItemKey>,
    hiding: Hiding,
  ): Promise<PreparedAct | 'gone' | null>;
  /** An item that reports hid stays hidden for 30 days from `now`, and then it is removed. */
  prepareKeeping(
    transaction: Transaction,
    item: Authorized<ItemKey>,
    now: Date,
  ): Promise<PreparedAct | null>;
  /** Returns null if the item is removed, or not hidden, or was shown meanwhile and so has another picture than `hiddenUrl`. */
  prepareShowing(
    transaction: Transaction,
    item: Authorized<ItemKey>,
    showing: Showing,
  ): Promise<PreparedAct | null>;
  /** Hides an item without a decision if it has that many pending reports that count. Returns whether it did. */
  hideReported(item: Authorized<ItemKey>, reports: number, now: Date): Promise<boolean>;
  /** Yields pages of the ids of items that are due to be removed, the first due first. 1 read each. */
  dueBefore(time: Date): AsyncIterable<readonly string[]>;
  /** Removes an item that was due by then, as `removeIn` does. Returns whether it did. An expired one is left to its own removal. */
  removeDue(item: Authorized<ItemKey>, by: Date): Promise<boolean>;
  /** Forgets how a removed item was hidden. */
  forget(item: Authorized<ItemKey>): Promise<void>;
}

export function createHiddenItemsRepo(db: Firestore, pageSize = PAGE_SIZE): HiddenItemsRepo {
  const hiddenOf = ({ itemId }: ItemKey) => collections.hiddenItems.doc(db, { itemId });
  const itemOf = ({ itemId }: ItemKey) => collections.items.doc(db, { itemId });

  return {
    get: async (itemId) => (await hiddenOf({ itemId }).get()).data() ?? null,
    prepareHiding: async (transaction, key, hiding) => {
      const [item, hidden] = await readAll(transaction, itemOf(key), hiddenOf(key));
      const record = collections.items.readable(item);
      if (!record || !isThere(record, hiding.now)) return 'gone';
      const stored = collections.hiddenItems.readable(hidden);
      if (stored)
        return stored.removeAt === null ? keptFrom(transaction, hidden.ref, hiding.now) : null;
      return {
        write: () => hideIn(transaction, db, { key, record, ...hiding, isAutomatic: false }),
        ...{ before: 'shown', after: 'hidden' },
      };
    },
    prepareKeeping: async (transaction, key, now) => {
      const hidden = await transaction.get(hiddenOf(key));
      const isOpen = collections.hiddenItems.readable(hidden)?.removeAt === null;
      return isOpen ? keptFrom(transaction, hidden.ref, now) : null;
    },
    prepareShowing: async (transaction, key, { picture, hiddenUrl, unlessKept = false }) => {
      const [item, hidden] = await readAll(transaction, itemOf(key), hiddenOf(key));
      const record = collections.items.readable(item);
      if (!record || record.removedAt !== null || record.hiddenAt === null) return null;
      const removeAt = collections.hiddenItems.readable(hidden)?.removeAt ?? null;
      if (record.picture.url !== hiddenUrl || (unlessKept && removeAt !== null)) return null;
      const write = () => {
        transaction.update(item.ref, {
          ...{ picture, hiddenAt: null },
          // A change of the cover that began before must not name the paths that are gone.
          revision: FieldValue.increment(1),
          updatedAt: FieldValue.serverTimestamp(),
        });
        transaction.delete(hidden.ref);
      };
      return { write, before: 'hidden', after: 'shown' };
    },
    hideReported: async (key, reports, now) =>
      db.runTransaction(
        async (transaction) => {
          const [item, hidden, entry] = await readAll(
            transaction,
            ...[itemOf(key), hiddenOf(key), entryRef(db, key.itemId, 'pending')],
          );
          const record = collections.items.readable(item);
          const pending = collections.queueEntries.readable(entry);
          if (hidden.exists || !record || !isLive(record, now)) return false;
          if (!pending || pending.hiders < reports) return false;
          const reason = mostFrequentReason(pending.reasons);
          hideIn(transaction, db, { key, record, reason, now, isAutomatic: true });
          return true;
        },
        { maxAttempts: MAX_ATTEMPTS },
      ),
    dueBefore: async function* (time) {
      const due = collections.hiddenItems
        .in(db)
        .where('removeAt', '<', time)
        .orderBy('removeAt')
        .orderBy(FieldPath.documentId())
        .select('removeAt');
      for await (const page of pagesOf(due, pageSize)) yield page.map(({ id }) => id);
    },
    removeDue: (key, by) =>
      db.runTransaction(
        async (transaction) => {
          const [item, hidden] = await readAll(transaction, itemOf(key), hiddenOf(key));
          const removeAt = hidden.data()?.removeAt ?? null;
          if (removeAt === null || removeAt > by) return false;
          const expiresAt = collections.items.field(item, 'expiresAt');
          if (expiresAt !== undefined && expiresAt <= by) return false;
          const removal = { why: 'deleted', figures: 'keep' } as const;
          const remove = await prepareRemoval(transaction, db, itemOf(key), removal);
          remove?.();
          return remove !== null;
        },
        { maxAttempts: MAX_ATTEMPTS },
      ),
    forget: async (key) => {
      await hiddenOf(key).delete();
    },
  };
}

/** Whether everyone may see the item, apart from moderation. */
const isThere = (record: ItemRecord, time: Date) => isLive({ ...record, hiddenAt: null }, time);

const removedAfter = (now: Date) => new Date(now.getTime() + HIDDEN_DAYS * DAY_MS);

const keptFrom = (
  transaction: Transaction,
  ref: Reference<HiddenItem>,
  now: Date,
): PreparedAct => ({
  write: () => transaction.update(ref, { removeAt: removedAfter(now) }),
});

interface HidingOf extends Hiding {
  readonly key: ItemKey;
  readonly record: ItemRecord;
  readonly isAutomatic: boolean;
}

/** An item that was hidden without this document stays hidden, and gets it. */
function hideIn(transaction: Transaction, db: Firestore, hiding: HidingOf): void {
  const { key, record, reason, now, isAutomatic } = hiding;
  const hiddenAt = FieldValue.serverTimestamp();
  transaction.create(collections.hiddenItems.doc(db, key), {
    ...{ ownerId: record.ownerId, isAutomatic, reason, hiddenAt },
    removeAt: isAutomatic ? null : removedAfter(now),
  });
  transaction.update(collections.items.doc(db, key), { hiddenAt, updatedAt: hiddenAt });
}

/** Of several, the one that the form of reports names first. */
function mostFrequentReason(counts: Readonly<Record<string, number>>): ReportReason {
  const [first] = REPORT_REASONS.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return first ?? 'other';
}
