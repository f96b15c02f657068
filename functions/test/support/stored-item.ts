import type { ItemRecord } from '@contract/schemas/item-record';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

const DAY_MS = 24 * 60 * 60 * 1000;

type Stored = Omit<ItemRecord, 'updatedAt'>;

/** A document of `items` as the server writes it: one that is on the board, if not told otherwise. */
export function storedItem(changes: Partial<Stored> = {}): DocumentData {
  const addedAt = changes.addedAt ?? new Date();
  const item: Stored = {
    ownerId: 'owner',
    username: 'owner_member',
    ownerPremiumUntil: null,
    title: 'Brass owl',
    picture: { url: '/media/items/1/1.webp', width: 60, height: 40, thumbnails: [] },
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
    addedAt,
    expiresAt: new Date(addedAt.getTime() + 30 * DAY_MS),
    removedAt: null,
    hiddenAt: null,
  };
  return { ...item, ...changes, updatedAt: FieldValue.serverTimestamp() };
}
