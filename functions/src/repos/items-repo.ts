import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { memberPictureUrlOf } from '@contract/rules/member-picture';
import { isPremiumAt } from '@contract/rules/premium';
import { itemExpiry } from '@contract/rules/retention';
import type { ItemRecord } from '@contract/schemas/item-record';
import { itemTotals } from '../domain/achievements/totals';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { addFigureCounts } from './add-figure-counts';
import { collections } from './collections/collections';
import { isAlreadyExists } from './grpc-status';
import { addToTotals } from './progress';
import { requireMember } from './require-member';
import { requireNotSuspended } from './require-not-suspended';
import { type MentionedMember, storedMentions } from './stored-mentions';
import { microsOf } from './timestamp-micros';
import { subscriptionOf, type UserRecord } from './users-repo';

export interface ItemKey {
  readonly itemId: string;
}

export interface StoredItem {
  readonly id: string;
  readonly record: ItemRecord;
  /** The time of the last commit that changed the item. */
  readonly changedAt: Micros;
}

/** An item to store. The database sets its `updatedAt`. */
export type NewItem = Omit<ItemRecord, 'updatedAt'>;

export interface CreatedItem extends Pick<StoredItem, 'changedAt'> {
  readonly record: NewItem;
}

/** A comment that the owner writes on the item when sharing it. */
export interface OwnersComment {
  readonly content: string;
  readonly mentions: readonly MentionedMember[];
}

export interface ItemSubmission {
  readonly itemId: string;
  readonly item: NewItem;
  readonly comment: OwnersComment | null;
  /**
   * The UTC month of the submission ('2026-11'). `n` is the place of the submission among the owner's submissions in
   * this month, from 1.
   */
  readonly month: string;
  readonly n: number;
}

export interface ItemsRepo {
  get(itemId: string): Promise<StoredItem | null>;
  /**
   * Stores item, comment and usage, and adds to the owner's totals and to the figures, in one transaction. The
   * transaction also reads the owner, so that the item gets the current username, picture and badge, and the expiry of
   * the current plan. Returns the item with the time of its commit, or null if the item or the usage document exists
   * already. Throws AppError 'unauthorized' or 'suspended' if the owner is gone or suspended.
   */
  create(submission: ItemSubmission): Promise<CreatedItem | null>;
}

export function createItemsRepo(db: Firestore): ItemsRepo {
  return {
    async get(itemId) {
      const snapshot = await collections.items.doc(db, { itemId }).get();
      const record = snapshot.data();
      const changedAt = microsOf(snapshot.updateTime ?? snapshot.readTime);
      return record ? { id: itemId, record, changedAt } : null;
    },
    create: (submission) =>
      db
        .runTransaction(async (transaction) => {
          const ownerRef = collections.users.doc(db, { uid: submission.item.ownerId });
          const owner = await requireMember(transaction, ownerRef);
          requireNotSuspended(owner, new Date());
          const item = { ...submission.item, ...copiedFrom(owner, submission.item) };
          const named = { ...submission, item };
          addItem(transaction, db, named);
          addComment(transaction, db, named);
          addUsage(transaction, db, named);
          addFigureCounts(transaction, db, item.addedAt, { submissions: 1 });
          addToTotals(transaction, db, {
            uid: item.ownerId,
            change: { ...itemTotals(item), comments: named.comment === null ? 0 : 1 },
          });
          return item;
        })
        .then(async (record) => {
          // Reads the document again to find out the time of the commit, because a transaction does not return it.
          const created = await collections.items.doc(db, submission).get();
          return { record, changedAt: microsOf(created.updateTime ?? created.readTime) };
        }, nullIfTaken),
  };
}

/** Returns the fields of an item that are copied from its owner or that follow from the owner's plan. */
function copiedFrom(owner: UserRecord, { username, addedAt }: NewItem) {
  const plan = subscriptionOf(owner);
  return {
    username: owner.username ?? username,
    profileImageUrl: memberPictureUrlOf(owner),
    isPremiumUser: isPremiumAt(plan, addedAt),
    expiresAt: itemExpiry(addedAt, plan),
  };
}

function addItem(transaction: Transaction, db: Firestore, { itemId, item }: ItemSubmission): void {
  // `updatedAt` is the database's time. Instances query changes by `updatedAt`, and their clocks differ.
  transaction.create(collections.items.doc(db, { itemId }), {
    ...item,
    updatedAt: FieldValue.serverTimestamp(),
  });
}

function addComment(transaction: Transaction, db: Firestore, submission: ItemSubmission): void {
  const { itemId, item, comment } = submission;
  if (comment === null) return;
  transaction.create(collections.comments.in(db, { itemId }).doc(), {
    userId: item.ownerId,
    username: item.username,
    isPremiumUser: item.isPremiumUser,
    profileImageUrl: item.profileImageUrl,
    content: comment.content,
    ...storedMentions(comment.mentions),
    parentId: null,
    repliesCount: 0,
    deletedAt: null,
    // All times of the comment are the time of the commit, because a comment counts as edited if `updatedAt` differs
    // from `createdAt`.
    threadAt: FieldValue.serverTimestamp(),
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  });
}

function addUsage(transaction: Transaction, db: Firestore, submission: ItemSubmission): void {
  const { itemId, item, month, n } = submission;
  const createdAt = FieldValue.serverTimestamp();
  const usage = { uid: item.ownerId, usageId: `${month}-${n}` };
  transaction.create(collections.usage.doc(db, usage), { month, n, itemId, createdAt });
}

function nullIfTaken(error: unknown): null {
  if (isAlreadyExists(error)) return null;
  throw error;
}
