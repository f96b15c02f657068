import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { isAlreadyExists } from './grpc-status';
import { itemRecordSchema, type ItemRecord } from '@contract/schemas/item-record';

export interface StoredItem {
  readonly id: string;
  readonly record: ItemRecord;
}

/** The database sets `updatedAt`. */
export type NewItem = Omit<ItemRecord, 'updatedAt'>;

export interface Submission {
  readonly itemId: string;
  readonly item: NewItem;
  readonly comment: string | null;
  /** The UTC month ('2026-11'), and the number of the owner's submission in it, from 1. */
  readonly month: string;
  readonly n: number;
}

export interface ItemsRepo {
  get(itemId: string): Promise<StoredItem | null>;
  /** Writes item, comment and usage in one batch. Returns false if the item or the usage document exists. */
  create(submission: Submission): Promise<boolean>;
}

export function createItemsRepo(db: Firestore): ItemsRepo {
  const items = db.collection('items');
  return {
    async get(itemId) {
      const snapshot = await items.doc(itemId).get();
      return snapshot.exists ? parsed(snapshot) : null;
    },
    create(submission) {
      const batch = db.batch();
      addItem(batch, db, submission);
      addComment(batch, db, submission);
      addUsage(batch, db, submission);
      return batch.commit().then(() => true, falseIfTaken);
    },
  };
}

function parsed(snapshot: DocumentSnapshot): StoredItem {
  return { id: snapshot.id, record: itemRecordSchema.parse(snapshot.data()) };
}

function addItem(batch: WriteBatch, db: Firestore, { itemId, item }: Submission): void {
  // Uses database time, because instances query changes by `updatedAt` and their clocks differ.
  batch.create(db.doc(`items/${itemId}`), { ...item, updatedAt: FieldValue.serverTimestamp() });
}

function addComment(batch: WriteBatch, db: Firestore, submission: Submission): void {
  const { itemId, item, comment } = submission;
  if (comment === null) return;
  batch.create(db.collection(`items/${itemId}/comments`).doc(), {
    userId: item.ownerId,
    username: item.username,
    isPremiumUser: item.isPremiumUser,
    content: comment,
    parentId: null,
    // Both get the time of the commit. A comment counts as edited if they differ.
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  });
}

function addUsage(batch: WriteBatch, db: Firestore, submission: Submission): void {
  const { itemId, item, month, n } = submission;
  const createdAt = FieldValue.serverTimestamp();
  batch.create(db.doc(`users/${item.ownerId}/usage/${month}-${n}`), {
    month,
    n,
    itemId,
    createdAt,
  });
}

function falseIfTaken(error: unknown): false {
  if (isAlreadyExists(error)) return false;
  throw error;
}
