import type { Figures } from '@contract/schemas/kept-sales';
import type { ItemRecord } from '@contract/schemas/item-record';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  itemTotals,
  opposite,
  sharedTotals,
  type TotalsChange,
} from '../domain/achievements/totals';
import { readAll, type Reference, type Snapshot } from './collections/collection';
import { collections } from './collections/collections';
import { growingPart, keepSales } from './kept-sale-parts';
import { addToExpired, addToTotals } from './progress';
import { CLOSED, receivedIn } from './received-likes-repo';

/** Why items are removed, which decides what stays of them. */
export type Removal =
  /** Their owner deleted them. With 'keep', own sales stay in the figures and totals of the owner. */
  | { readonly why: 'deleted'; readonly figures: Figures }
  /** They had expired by then. Own sales stay in the figures, and no total gets smaller. */
  | { readonly why: 'expired'; readonly by: Date };

interface RemovedItem {
  readonly ref: Reference<ItemRecord>;
  readonly record: ItemRecord;
  /** The likes that the owner's totals contain. */
  readonly likes: number;
}

/**
 * Marks items as removed, keeps own sales as `removal` says, and takes the items out of the totals. Leaves out items that are removed,
 * or that have not expired although they should have: their owner's plan may have changed. Returns how many are removed now. Throws if an
 * expired one is not readable.
 */
export async function removeIn(
  transaction: Transaction,
  db: Firestore,
  refs: readonly Reference<ItemRecord>[],
  removal: Removal,
): Promise<number> {
  const found = await readAll(transaction, ...refs);
  const due = found.filter((item) => isDue(item, removal));
  const items = await withLikes(transaction, db, due);
  for (const [uid, kept] of byOwner(items.filter(({ record }) => isKept(record, removal)))) {
    const sales = kept.map(({ ref, record }) => ({ id: ref.id, fields: record }));
    keepSales(transaction, db, { uid, sales, growing: await growingPart(db, uid) });
  }
  // A sale that cannot be kept would be lost. A person must look at it.
  if (removal.why === 'expired' && items.length < due.length)
    throw new Error(`Not readable: one of ${due.map(({ ref }) => ref.path).join(', ')}`);
  const now = FieldValue.serverTimestamp();
  // Also unreadable ones that are deleted. What they count for is unknown, and a failure would stop the deletion of their owner's account.
  for (const { ref } of due) transaction.update(ref, { removedAt: now, updatedAt: now });
  for (const item of items) {
    const { ownerId: uid } = item.record;
    transaction.set(collections.receivedLikes.doc(db, { uid, itemId: item.ref.id }), CLOSED);
    if (removal.why === 'deleted')
      addToTotals(transaction, db, { uid, change: takenBack(item, removal) });
    else addToExpired(transaction, db, { uid, change: stayingOf(item) });
  }
  return due.length;
}

function isDue(item: Snapshot<ItemRecord>, removal: Removal): boolean {
  if (collections.items.field(item, 'removedAt') !== null) return false;
  if (removal.why === 'deleted') return true;
  const expiresAt = collections.items.field(item, 'expiresAt');
  return expiresAt !== undefined && expiresAt <= removal.by;
}

const isKept = ({ isOwnSale }: ItemRecord, removal: Removal): boolean =>
  isOwnSale && (removal.why === 'expired' || removal.figures === 'keep');

/** Leaves out unreadable items. */
async function withLikes(
  transaction: Transaction,
  db: Firestore,
  found: readonly Snapshot<ItemRecord>[],
): Promise<RemovedItem[]> {
  const items = found.flatMap((item) => {
    const record = collections.items.readable(item);
    return record ? [{ ref: item.ref, record }] : [];
  });
  if (items.length === 0) return [];
  const received = await readAll(
    transaction,
    ...items.map(({ ref, record: { ownerId: uid } }) =>
      collections.receivedLikes.doc(db, { uid, itemId: ref.id }),
    ),
  );
  return items.map((item, place) => {
    const counted = received[place];
    return { ...item, likes: counted ? receivedIn(counted).count : 0 };
  });
}

/** A sale that is kept still counts as one. */
function takenBack({ record, likes }: RemovedItem, removal: Removal): TotalsChange {
  const change = isKept(record, removal) ? sharedTotals(record) : itemTotals(record);
  return { ...opposite(change), likesReceived: -likes };
}

const stayingOf = ({ record, likes }: RemovedItem): TotalsChange => ({
  ...sharedTotals(record),
  likesReceived: likes,
});

function byOwner(items: readonly RemovedItem[]): Map<string, RemovedItem[]> {
  const owners = new Map<string, RemovedItem[]>();
  for (const item of items) {
    const { ownerId } = item.record;
    owners.set(ownerId, [...(owners.get(ownerId) ?? []), item]);
  }
  return owners;
}
