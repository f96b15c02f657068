import { randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { ItemRecord } from '../../contract/schemas/item-record';
import { itemRecordLike } from '../../contract/schemas/item-record.test-support';
import { ITEMS_VERSION_HEADER } from '../../contract/schemas/items-version';
import { randomLetters } from './random-letters';

type Stored = Omit<ItemRecord, 'updatedAt'>;

/** Firestore of the local stack, with access that bypasses the security rules. */
export function database(): Firestore {
  if (getApps().length === 0)
    initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-boloboard' });
  return getFirestore();
}

/** Values for all fields that a card can show. */
export const EVERY_FIELD: Partial<Stored> = {
  platform: 'facebook',
  categoryName: 'Vintage & Antique Office Equipment and Typewriters',
  isOwnSale: true,
  purchasePriceCents: 1050,
  sourceLocation: 'Estate sale in Sacramento',
  saleType: 'offer',
  soldPriceCents: 1_234_567,
  offerPriceCents: 1_200_000,
  soldDate: '2026-11-16',
  username: 'w'.repeat(20),
  isPremiumUser: true,
  likesCount: 1234,
  commentsCount: 1234,
};

const itemOf = (id: string) => database().doc(`items/${id}`);

/** Items in the database with a unique word in their titles. */
export interface StoredItems {
  /** The URL of a list with only these items, in the order of `ids`. */
  readonly url: string;
  readonly word: string;
  readonly ids: readonly string[];
}

export const titleOf = ({ word }: StoredItems, n: number): string =>
  `${word} ${String(n).padStart(2, '0')}`;

export const titlesOf = (items: StoredItems, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => titleOf(items, first + index));

export async function storeItems(
  count: number,
  change: Partial<Stored> = {},
): Promise<StoredItems> {
  // The word has only letters. So a search for an item's number does not match the word.
  const word = `w${randomLetters()}`;
  const url = `/?q=${word}&sort=title&order=asc`;
  const ids = Array.from({ length: count }, () => randomUUID());
  const stored = { word, url, ids };
  const batch = database().batch();
  for (const [index, id] of ids.entries()) {
    const record = itemRecordLike({ title: titleOf(stored, index + 1), ...change });
    batch.create(itemOf(id), { ...record, updatedAt: FieldValue.serverTimestamp() });
  }
  await batch.commit();
  await syncItems();
  return stored;
}

export async function changeItem(id: string, change: Partial<Stored>): Promise<void> {
  await itemOf(id).update({ ...change, updatedAt: FieldValue.serverTimestamp() });
  await syncItems();
}

/** Makes the server apply all changes up to now. Without this call, an item list can be a second old. */
export async function syncItems(): Promise<void> {
  const origin = process.env['BOLOBOARD_ORIGIN'] ?? 'http://127.0.0.1:5000';
  const headers = { [ITEMS_VERSION_HEADER]: `${new Date().toISOString().slice(0, -1)}000Z` };
  const response = await fetch(`${origin}/api/items?limit=1`, { headers });
  if (!response.ok) throw new Error(`GET /api/items failed: ${await response.text()}`);
}
