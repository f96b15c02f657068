import type { CardRecord } from '@contract/schemas/item-record';
import type { IndexedItem } from './indexed-item';
import { packPicture, unpackPicture, type PackedPicture } from './packed-picture';

/** To be raised with every change of what a line holds: lines of another format are not read. */
export const LINE_FORMAT = 2;

/** An item with its times as milliseconds and its picture without what the id says. */
export type PackedItem = Omit<IndexedItem, 'card'> &
  Omit<CardRecord, 'addedAt' | 'ownerPremiumUntil' | 'picture'> & {
    readonly addedAt: number;
    readonly ownerPremiumUntil: number | null;
    readonly picture: PackedPicture;
  };

/** What a line holds, in this order. */
const FIELDS = [
  'id',
  'listedAt',
  'goneAt',
  'ownerId',
  'username',
  'ownerPremiumUntil',
  'title',
  'picture',
  'platform',
  'categoryName',
  'soldPriceCents',
  'offerPriceCents',
  'saleType',
  'purchasePriceCents',
  'sourceLocation',
  'soldDate',
  'isOwnSale',
  'likesCount',
  'commentsCount',
  'addedAt',
  'pictureHash',
] as const satisfies readonly (keyof PackedItem)[];

type Values<Names extends readonly (keyof PackedItem)[]> = {
  -readonly [I in keyof Names]: PackedItem[Names[I]];
};

/** An item as one line of text: a JSON list. */
export function lineOf({ id, listedAt, goneAt, card, pictureHash }: IndexedItem): string {
  const packed: PackedItem = {
    ...card,
    id,
    listedAt,
    goneAt,
    pictureHash,
    addedAt: card.addedAt.getTime(),
    ownerPremiumUntil: card.ownerPremiumUntil?.getTime() ?? null,
    picture: packPicture(id, card.picture),
  };
  return JSON.stringify(FIELDS.map((field) => packed[field]));
}

/** What `lineOf` wrote, as it is kept. */
export function packedItemOf(line: string): PackedItem {
  const [id, listedAt, goneAt, ownerId, username, ownerPremiumUntil, title, picture, ...sale] =
    JSON.parse(line) as Values<typeof FIELDS>;
  const [platform, categoryName, soldPriceCents, offerPriceCents, saleType, ...bought] = sale;
  const [purchasePriceCents, sourceLocation, soldDate, isOwnSale, ...rest] = bought;
  const [likesCount, commentsCount, addedAt, pictureHash] = rest;
  return {
    ...{ id, listedAt, goneAt, ownerId, username, ownerPremiumUntil, title, picture },
    ...{ platform, categoryName, soldPriceCents, offerPriceCents, saleType },
    ...{ purchasePriceCents, sourceLocation, soldDate, isOwnSale },
    ...{ likesCount, commentsCount, addedAt, pictureHash },
  };
}

/** What `lineOf` wrote, as it was. */
export function itemOf(line: string): IndexedItem {
  const { id, listedAt, goneAt, pictureHash, ...packed } = packedItemOf(line);
  const card = {
    ...packed,
    addedAt: new Date(packed.addedAt),
    ownerPremiumUntil:
      packed.ownerPremiumUntil === null ? null : new Date(packed.ownerPremiumUntil),
    picture: unpackPicture(id, packed.picture),
  };
  return { id, listedAt, goneAt, card, pictureHash };
}
