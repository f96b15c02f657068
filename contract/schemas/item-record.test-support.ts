import type { CardRecord, ItemRecord } from './item-record';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

const rendition = (width: number) => ({
  url: `/media/items/stored/${width}.webp`,
  width,
  height: Math.round((width * 4) / 3),
});

export function cardRecordLike(change: Partial<CardRecord> = {}): CardRecord {
  return {
    ownerId: 'owner',
    username: 'thrifty',
    isPremiumUser: false,
    title: 'Brass owl',
    picture: {
      ...rendition(900),
      thumbnails: [rendition(320), rendition(640)],
      hasAvif: false,
      placeholder: null,
      shown: null,
      isDrawn: false,
    },
    platform: 'ebay',
    categoryName: null,
    soldPriceCents: 3499,
    offerPriceCents: null,
    saleType: 'other',
    purchasePriceCents: null,
    sourceLocation: null,
    soldDate: null,
    isOwnSale: false,
    likesCount: 0,
    verifiedLikesCount: 0,
    commentsCount: 0,
    addedAt: new Date(),
    revision: 0,
    ...change,
  };
}

export function itemRecordLike(change: Partial<ItemRecord> = {}): ItemRecord {
  const card = cardRecordLike(change);
  const { addedAt } = card;
  return {
    ...card,
    profileImageUrl: null,
    categoryId: null,
    pictureHash: null,
    cover: null,
    focus: null,
    ebayUrl: null,
    updatedAt: addedAt,
    expiresAt: new Date(addedAt.getTime() + THIRTY_DAYS_MS),
    removedAt: null,
    hiddenAt: null,
    ...change,
  };
}
