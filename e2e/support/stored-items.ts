import { randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { ItemRecord } from '../../contract/schemas/item-record';

const DAY_MS = 24 * 60 * 60 * 1000;

type Stored = Omit<ItemRecord, 'updatedAt'>;

/** The product's own database, past its rules. */
export function database(): Firestore {
  if (getApps().length === 0)
    initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-boloboard' });
  return getFirestore();
}

const itemOf = (id: string) => database().doc(`items/${id}`);

function recordLike(change: Partial<Stored>): Stored {
  const rendition = (width: number) => ({
    url: `/media/items/stored/${width}.webp`,
    width,
    height: Math.round((width * 4) / 3),
  });
  return {
    ownerId: 'owner',
    username: 'thrifty',
    ownerPremiumUntil: null,
    title: 'Butterprint Cinderella bowl',
    picture: { ...rendition(900), thumbnails: [rendition(320), rendition(640)] },
    platform: 'ebay',
    categoryId: null,
    categoryName: null,
    soldPriceCents: 3499,
    offerPriceCents: null,
    saleType: 'other',
    purchasePriceCents: null,
    sourceLocation: null,
    soldDate: null,
    isOwnSale: false,
    likesCount: 0,
    commentsCount: 0,
    addedAt: new Date(),
    expiresAt: new Date(Date.now() + 30 * DAY_MS),
    removedAt: null,
    hiddenAt: null,
    ...change,
  };
}

/** Items on the board that one word finds and that nobody else has. */
export interface StoredItems {
  /** Where they alone are listed, in the order of their ids. */
  readonly address: string;
  readonly word: string;
  readonly ids: readonly string[];
}

/** The title of the n-th of them, counted from 1. */
export const titleOf = ({ word }: StoredItems, n: number): string =>
  `${word} ${String(n).padStart(2, '0')}`;

/** Puts `count` items on the board, as their owners would have. */
export async function storeItems(
  count: number,
  change: Partial<Stored> = {},
): Promise<StoredItems> {
  const word = `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const address = `/?q=${word}&sort=title&order=asc`;
  const ids = Array.from({ length: count }, () => randomUUID());
  const stored = { word, address, ids };
  const batch = database().batch();
  for (const [index, id] of ids.entries()) {
    const record = recordLike({ title: titleOf(stored, index + 1), ...change });
    batch.create(itemOf(id), { ...record, updatedAt: FieldValue.serverTimestamp() });
  }
  await batch.commit();
  return stored;
}

/** Changes a stored item, as the server would. */
export async function changeItem(id: string, change: Partial<Stored>): Promise<void> {
  await itemOf(id).update({ ...change, updatedAt: FieldValue.serverTimestamp() });
}
