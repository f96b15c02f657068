import type { Picture } from '@contract/schemas/image';
import type { CardRecord } from '@contract/schemas/item-record';
import type { IndexedItem } from './indexed-item';

type PackedRendition = readonly [name: string, width: number, height: number];

/**
 * The full picture and its thumbnails, as a line (the JSON text of an item) stores them. The stored file names have no
 * folder and no file type. The name of a thumbnail also lacks the beginning that it shares with the name of the full
 * picture.
 */
type PackedPicture = readonly PackedRendition[];

/**
 * The version of the format of lines, which are the JSON texts of items. Increase it when the format changes. Readers
 * ignore lines with another version.
 */
export const ITEM_LINE_FORMAT = 6;

/**
 * An item as parsed from a line (its JSON text), with dates and picture in the format of the line. `addedAt` is in
 * milliseconds since 1970.
 */
export type PackedItem = Omit<IndexedItem, 'card'> &
  Omit<CardRecord, 'addedAt' | 'picture'> &
  Pick<Picture, 'hasAvif' | 'placeholder' | 'shown' | 'isDrawn'> & {
    readonly addedAt: number;
    readonly picture: PackedPicture;
  };

const FIELDS = [
  'id',
  'storedAt',
  'goneAt',
  'ownerId',
  'username',
  'isPremiumUser',
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
  'hasAvif',
  'placeholder',
  'revision',
  'hiddenUntil',
  'shown',
  'verifiedLikesCount',
  'removedAt',
  'isDrawn',
] as const satisfies readonly (keyof PackedItem)[];

type Values<Names extends readonly (keyof PackedItem)[]> = {
  -readonly [I in keyof Names]: PackedItem[Names[I]];
};

export function formatItemLine({ card, ...item }: IndexedItem): string {
  const packed: PackedItem = {
    ...card,
    ...item,
    addedAt: card.addedAt.getTime(),
    picture: packPicture(item.id, card.picture),
    hasAvif: card.picture.hasAvif,
    placeholder: card.picture.placeholder,
    shown: card.picture.shown,
    isDrawn: card.picture.isDrawn,
  };
  return JSON.stringify(FIELDS.map((field) => packed[field]));
}

/**
 * Parses a line that `formatItemLine` wrote. Leaves dates and picture in the format of the line, because converting
 * them takes time.
 */
export function parsePackedItemLine(line: string): PackedItem {
  const [id, storedAt, goneAt, ownerId, username, isPremiumUser, title, picture, ...sale] =
    JSON.parse(line) as Values<typeof FIELDS>;
  const [platform, categoryName, soldPriceCents, offerPriceCents, saleType, ...bought] = sale;
  const [purchasePriceCents, sourceLocation, soldDate, isOwnSale, ...rest] = bought;
  const [likesCount, commentsCount, addedAt, pictureHash, hasAvif, placeholder, ...last] = rest;
  const [revision, hiddenUntil, shown, verifiedLikesCount, removedAt, isDrawn] = last;
  return {
    id,
    storedAt,
    goneAt,
    ownerId,
    username,
    isPremiumUser,
    title,
    picture,
    platform,
    categoryName,
    soldPriceCents,
    offerPriceCents,
    saleType,
    purchasePriceCents,
    sourceLocation,
    soldDate,
    isOwnSale,
    likesCount,
    commentsCount,
    addedAt,
    pictureHash,
    hasAvif,
    placeholder,
    revision,
    hiddenUntil,
    shown,
    verifiedLikesCount,
    removedAt,
    isDrawn,
  };
}

export function parseItemLine(line: string): IndexedItem {
  const { id, storedAt, goneAt, hiddenUntil, removedAt, pictureHash, ...packed } =
    parsePackedItemLine(line);
  const { hasAvif, placeholder, shown, isDrawn, ...fields } = packed;
  const card = {
    ...fields,
    addedAt: new Date(packed.addedAt),
    picture: { ...unpackPicture(id, packed.picture), hasAvif, placeholder, shown, isDrawn },
  };
  return {
    id,
    storedAt,
    goneAt,
    hiddenUntil,
    removedAt,
    card,
    pictureHash,
  };
}

const folderOf = (itemId: string) => `/media/items/${itemId}/`;
const TYPE = '.webp';

/** Removes `beginning` and the file type from the URL of a stored picture. Returns any other URL unchanged. */
const shortened = (url: string, beginning: string) =>
  url.startsWith(beginning) && url.endsWith(TYPE) ? url.slice(beginning.length, -TYPE.length) : url;

const lengthened = (name: string, beginning: string) =>
  name.includes('/') ? name : beginning + name + TYPE;

function packPicture(itemId: string, { thumbnails, ...whole }: Picture): PackedPicture {
  const name = shortened(whole.url, folderOf(itemId));
  const stem = name.includes('/') ? folderOf(itemId) : folderOf(itemId) + name;
  return [
    [name, whole.width, whole.height],
    ...thumbnails.map(({ url, width, height }): PackedRendition => [
      shortened(url, stem),
      width,
      height,
    ]),
  ];
}

function unpackPicture(
  itemId: string,
  packed: PackedPicture,
): Omit<Picture, 'hasAvif' | 'placeholder' | 'shown' | 'isDrawn'> {
  const [whole, ...thumbnails] = packed;
  if (!whole) throw new Error('An indexed item has no picture');
  const [name, width, height] = whole;
  const stem = name.includes('/') ? folderOf(itemId) : folderOf(itemId) + name;
  return {
    url: lengthened(name, folderOf(itemId)),
    width,
    height,
    thumbnails: thumbnails.map(([rest, thumbnailWidth, thumbnailHeight]) => ({
      url: lengthened(rest, stem),
      width: thumbnailWidth,
      height: thumbnailHeight,
    })),
  };
}
