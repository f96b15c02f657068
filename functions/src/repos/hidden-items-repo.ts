import { DAY_MS } from '@contract/rules/durations';
import { HIDDEN_ITEM_RETENTION_DAYS } from '@contract/schemas/report-for-admins';
import type { ItemRecord } from '@contract/schemas/item-record';
import { REPORT_REASONS, type ReportReason } from '@contract/schemas/report';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isLive } from '../domain/items/is-live';
import { isHiddenOnlyBySuspension } from '../domain/moderation/hiding-causes';
import type { Authorized } from '../lib/authority';
import { readDocuments, type Reference, type Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import type { DecidingAdmin } from './decision-of-report';
import type { ItemKey } from './items-repo';
import type { PreparedAct } from './report-decisions-repo';
import {
  hideItemInTransaction,
  HIDDEN_ONLY_BY_SUSPENSION,
  rulingAuthorFields,
  showItemInTransaction,
  HIDDEN_BY_SUSPENSION_FIELDS,
} from './hidden-item-writes';
import { queueEntryRef } from './report-sums';
import { endRuling, type RulingRecord } from './rulings';

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because likes and reports can change
 * the item's documents at the same time.
 */
const MAX_ATTEMPTS = 20;

export type HiddenItem = Stored<'hiddenItems'>;

/** Why moderation hides an item, and who decided that. */
interface Hiding extends Keeping {
  readonly reason: ReportReason;
}

/** Who decided that an item stays hidden, and when it is removed. */
interface Keeping {
  readonly admin: DecidingAdmin;
  readonly now: Date;
}

/** The parameters for showing an item again. */
export interface ItemShowingParams {
  /** The picture with its new paths. */
  readonly picture: ItemRecord['picture'];
  /** The URL of the picture while the item is hidden. */
  readonly hiddenUrl: string;
  /** If true, an item that an admin decided to keep hidden stays hidden. */
  readonly unlessKept?: boolean;
  /** The ruling whose appeal is granted. If another ruling hides the item, the item stays hidden. */
  readonly granted?: string;
}

interface EnoughReports {
  /** The item is hidden if at least this many pending reports count toward hiding it. */
  readonly reports: number;
  readonly now: Date;
}

type Key = Authorized<ItemKey>;

/**
 * Hides and shows items. Changes the documents `hiddenItems/{itemId}`, the field `hiddenAt` of items, and rulings
 * together. The `prepare…` methods read in a transaction, and return a function that writes in the same transaction, or
 * null if nothing must be written.
 */
export interface HiddenItemsRepo {
  get(itemId: string): Promise<HiddenItem | null>;
  /**
   * Whether reports hide the item and no admin has decided yet. If `transaction` is given, reads in that transaction.
   * Costs 1 read.
   */
  isUndecided(itemId: string, transaction?: Transaction): Promise<boolean>;
  /**
   * Prepares the hiding of an item by an admin. The item will be removed after 30 days. The item may already be hidden
   * by a suspension. If reports have already hidden it, prepares the same as `prepareKeeping`. Returns null if an admin
   * has already decided that the item is hidden, and 'gone' if the item is removed or expired.
   */
  prepareHiding(
    transaction: Transaction,
    item: Key,
    hiding: Hiding,
  ): Promise<PreparedAct | 'gone' | null>;
  /**
   * Prepares an admin's decision that an item stays hidden after reports have hidden it. The item will be removed 30
   * days after `now`. After this decision, the admin counts as the author of the ruling.
   */
  prepareKeeping(
    transaction: Transaction,
    item: Key,
    keeping: Keeping,
  ): Promise<PreparedAct | null>;
  /**
   * Prepares showing an item. Returns null if the item is removed or moderation does not hide it. Also returns null if
   * the URL of its picture is no longer `hiddenUrl`, because another call has already shown the item. While the
   * item's owner is suspended, the item stays hidden, but only by the suspension.
   */
  prepareShowing(
    transaction: Transaction,
    item: Key,
    showing: ItemShowingParams,
  ): Promise<PreparedAct | null>;
  /**
   * Hides an item without a decision of an admin if enough pending reports count toward hiding it. Returns whether this
   * call hid the item.
   */
  hideReported(item: Key, enough: EnoughReports): Promise<boolean>;
  /** Deletes the document of a removed item in `hiddenItems`, and ends the item's ruling. */
  forget(item: Key): Promise<void>;
}

export const createHiddenItemsRepo = (db: Firestore): HiddenItemsRepo => ({
  get: async (itemId) => (await hiddenRef(db, { itemId }).get()).data() ?? null,
  isUndecided: async (itemId, transaction) => {
    const ref = hiddenRef(db, { itemId });
    const hidden = collections.hiddenItems.readable(
      await (transaction ? transaction.get(ref) : ref.get()),
    );
    return hidden?.isAutomatic === true && hidden.removeAt === null;
  },
  prepareHiding: async (transaction, key, { reason, ...keeping }) => {
    const { now, admin } = keeping;
    const [item, hidden] = await readDocuments(transaction, itemRef(db, key), hiddenRef(db, key));
    const record = collections.items.readable(item);
    if (!record || !isLive({ ...record, hiddenAt: null }, now)) return 'gone';
    const stored = collections.hiddenItems.readable(hidden);
    const bySuspension = stored?.bySuspension ?? false;
    if (stored && !isHiddenOnlyBySuspension(stored))
      return stored.removeAt === null ? keep(transaction, db, key, stored, keeping) : null;
    const write = () =>
      hideItemInTransaction(transaction, db, key, {
        record,
        reason,
        admin,
        removeAt: removedAfter(now),
        bySuspension,
      });
    return { write, before: bySuspension ? HIDDEN_ONLY_BY_SUSPENSION : 'shown', after: 'hidden' };
  },
  prepareKeeping: async (transaction, key, keeping) => {
    const hidden = collections.hiddenItems.readable(await transaction.get(hiddenRef(db, key)));
    const isOpen = hidden?.removeAt === null && !isHiddenOnlyBySuspension(hidden);
    return isOpen ? keep(transaction, db, key, hidden, keeping) : null;
  },
  prepareShowing: (transaction, key, showing) => prepareShowing(transaction, db, key, showing),
  hideReported: (key, enough) => hideReported(db, key, enough),
  forget: (key) =>
    db.runTransaction(async (transaction) => {
      const hidden = await transaction.get(hiddenRef(db, key));
      const rulingId = collections.hiddenItems.field(hidden, 'rulingId') ?? null;
      const ruling = await countingRuling(transaction, db, rulingId);
      if (ruling) endRuling(transaction, db, ruling.id, 'item_gone');
      if (hidden.exists) transaction.delete(hidden.ref);
    }),
});

const hiddenRef = (db: Firestore, key: ItemKey) => collections.hiddenItems.doc(db, key);
const itemRef = (db: Firestore, key: ItemKey) => collections.items.doc(db, key);

const removedAfter = (now: Date) => new Date(now.getTime() + HIDDEN_ITEM_RETENTION_DAYS * DAY_MS);

/** Returns the reference of a ruling that exists and has not ended. Costs 1 read, or none if `rulingId` is null. */
async function countingRuling(
  transaction: Transaction,
  db: Firestore,
  rulingId: string | null,
): Promise<Reference<RulingRecord> | null> {
  if (rulingId === null) return null;
  const ruling = await transaction.get(collections.rulings.doc(db, { rulingId }));
  return ruling.exists && collections.rulings.field(ruling, 'end') === null ? ruling.ref : null;
}

async function keep(
  transaction: Transaction,
  db: Firestore,
  key: Key,
  { rulingId }: HiddenItem,
  { admin, now }: Keeping,
): Promise<PreparedAct> {
  const ruling = await countingRuling(transaction, db, rulingId);
  const removeAt = removedAfter(now);
  const write = () => {
    transaction.update(hiddenRef(db, key), { removeAt });
    if (ruling) transaction.update(ruling, { until: removeAt, ...rulingAuthorFields(admin) });
  };
  return { write, before: 'hidden', after: 'kept hidden' };
}

async function prepareShowing(
  transaction: Transaction,
  db: Firestore,
  key: Key,
  { picture, hiddenUrl, unlessKept = false, granted }: ItemShowingParams,
): Promise<PreparedAct | null> {
  const [item, hidden] = await readDocuments(transaction, itemRef(db, key), hiddenRef(db, key));
  const record = collections.items.readable(item);
  const hiddenAt = record?.hiddenAt ?? null;
  if (record?.removedAt !== null || hiddenAt === null) return null;
  if (record.picture.url !== hiddenUrl) return null;
  const stored = collections.hiddenItems.readable(hidden);
  if (stored && isHiddenOnlyBySuspension(stored)) return null;
  const isKept = (stored?.removeAt ?? null) !== null;
  if (unlessKept && isKept) return null;
  const rulingId = stored?.rulingId ?? null;
  if (granted !== undefined && rulingId !== granted) return null;
  const ruling = await countingRuling(transaction, db, rulingId);
  const owner = await transaction.get(collections.users.doc(db, { uid: record.ownerId }));
  const staysHidden = (collections.users.field(owner, 'suspension') ?? null) !== null;
  // These defaults apply if the item was hidden without a document in `hiddenItems`.
  const described = { ownerId: record.ownerId, reason: 'other', hiddenAt, ...stored } as const;
  const write = () => {
    if (staysHidden) transaction.set(hidden.ref, { ...described, ...HIDDEN_BY_SUSPENSION_FIELDS });
    else showItemInTransaction(transaction, item.ref, { picture, hidden: hidden.ref });
    if (ruling) endRuling(transaction, db, ruling.id, granted === undefined ? 'lifted' : 'granted');
  };
  return { write, before: 'hidden', after: staysHidden ? HIDDEN_ONLY_BY_SUSPENSION : 'shown' };
}

async function hideReported(
  db: Firestore,
  key: Key,
  { reports, now }: EnoughReports,
): Promise<boolean> {
  const [hidden, entry] = [hiddenRef(db, key), queueEntryRef(db, key.itemId, 'pending')];
  // First reads outside of a transaction, because most reports do not cause the item to be hidden. If each report
  // started a transaction, the transactions of concurrent reports would wait for each other.
  const [before, sums] = await readDocuments(db, hidden, entry);
  if (before.exists || countedIn(sums) < reports) return false;
  return db.runTransaction(
    async (transaction) => {
      const read = await readDocuments(transaction, itemRef(db, key), hidden, entry);
      const [item, already, pending] = read;
      const record = collections.items.readable(item);
      if (already.exists || !record || !isLive(record, now)) return false;
      if (countedIn(pending) < reports) return false;
      const reason = mostFrequentReason(collections.queueEntries.field(pending, 'reasons') ?? {});
      hideItemInTransaction(transaction, db, key, {
        record,
        reason,
        admin: null,
        removeAt: null,
        bySuspension: false,
      });
      return true;
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

const countedIn = (entry: Snapshot<Stored<'queueEntries'>>): number =>
  collections.queueEntries.field(entry, 'hiders') ?? 0;

/**
 * Returns the most frequent reason. If several are equally frequent, returns the one that the report form shows
 * first.
 */
function mostFrequentReason(counts: Readonly<Record<string, number>>): ReportReason {
  const [first] = REPORT_REASONS.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return first ?? 'other';
}
