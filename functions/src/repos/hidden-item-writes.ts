import type { ItemRecord } from '@contract/schemas/item-record';
import type { ReportReason } from '@contract/schemas/report';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Authorized } from '../lib/authority';
import type { Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import type { DecidingAdmin } from './decision-of-report';
import type { ItemKey } from './items-repo';
import { addRuling } from './rulings';

/** The state of an item in the audit log, if only a suspension hides the item. */
export const HIDDEN_ONLY_BY_SUSPENSION = 'hidden by the suspension';

export const rulingAuthorFields = (admin: DecidingAdmin | null) => ({
  byId: admin?.actor.uid ?? null,
  by: admin?.username ?? null,
});

interface HidingOf {
  readonly reason: ReportReason;
  readonly record: ItemRecord;
  /** The admin who hides the item. Null if reports hide it. */
  readonly admin: DecidingAdmin | null;
  /** When the item is removed. Null if reports hide it and no admin has decided yet. */
  readonly removeAt: Date | null;
  readonly bySuspension: boolean;
}

/** Hides an item. If the item is already hidden but has no document in `hiddenItems`, creates the document. */
export function hideItemInTransaction(
  transaction: Transaction,
  db: Firestore,
  key: Authorized<ItemKey>,
  { record: { ownerId, username, title }, reason, admin, removeAt, bySuspension }: HidingOf,
): void {
  const hiddenAt = FieldValue.serverTimestamp();
  const isAutomatic = admin === null;
  const rulingId = addRuling(transaction, db, {
    kind: 'hidden_item',
    memberId: ownerId,
    memberUsername: username,
    text: null,
    reason,
    itemId: key.itemId,
    itemTitle: title,
    isAutomatic,
    ...rulingAuthorFields(admin),
    until: removeAt,
    idempotencyKey: null,
  });
  const hidden = { ownerId, isAutomatic, reason, hiddenAt, removeAt, rulingId, bySuspension };
  transaction.set(collections.hiddenItems.doc(db, key), hidden);
  transaction.update(collections.items.doc(db, key), { hiddenAt, updatedAt: hiddenAt });
}

/** Fields of the document in `hiddenItems` for an item that only the suspension of its owner hides. */
export const HIDDEN_BY_SUSPENSION_FIELDS = {
  isAutomatic: false,
  removeAt: null,
  bySuspension: true,
  rulingId: null,
} as const;

interface Shown {
  readonly picture: ItemRecord['picture'];
  readonly hidden: Reference<Stored<'hiddenItems'>>;
}

/** Shows an item. Its picture gets new paths. */
export function showItemInTransaction(
  transaction: Transaction,
  item: Reference<ItemRecord>,
  { picture, hidden }: Shown,
): void {
  transaction.update(item, {
    picture,
    hiddenAt: null,
    // The revision increases, so that a change of the cover that began earlier cannot store the old paths.
    revision: FieldValue.increment(1),
    updatedAt: FieldValue.serverTimestamp(),
  });
  transaction.delete(hidden);
}
