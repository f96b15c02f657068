import { randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { ItemRecord } from '../../contract/schemas/item-record';
import { itemRecordLike } from '../../contract/schemas/item-record.test-support';
import { ITEMS_VERSION_HEADER } from '../../contract/schemas/items-version';
import { randomLetters } from './random-letters';

type Stored = Omit<ItemRecord, 'updatedAt'>;

/** Returns the Firestore of the local stack. The access bypasses the security rules. */
export function database(): Firestore {
  if (getApps().length === 0)
    initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-boloboard' });
  return getFirestore();
}

/** Values for all optional fields of an item that a card shows. */
export const ALL_CARD_FIELDS: Partial<Stored> = {
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

/** The ids of stored items, and the unique word in their titles. */
export interface StoredItems {
  /** The URL of a search that finds only these items, in the order of `ids`. */
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
  // The word contains only letters, so a search for the number of an item does not match the word.
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

/**
 * Makes the server apply all changes of items up to now. Without this call, an item list can lack the changes of the
 * last second.
 */
export async function syncItems(): Promise<void> {
  const origin = process.env['BOLOBOARD_ORIGIN'] ?? 'http://127.0.0.1:5000';
  const headers = { [ITEMS_VERSION_HEADER]: `${new Date().toISOString().slice(0, -1)}000Z` };
  const response = await fetch(`${origin}/api/items?limit=1`, { headers });
  if (!response.ok) throw new Error(`GET /api/items failed: ${await response.text()}`);
}
