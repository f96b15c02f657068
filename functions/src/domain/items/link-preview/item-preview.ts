import { salePriceCents } from '@contract/rules/profit';
import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { TITLE_MAX_LENGTH } from '@contract/schemas/sale-submission';
import { formatDollars } from '../../dollars';

/** The texts of an item's link preview. They do not identify the owner, because anyone may get the link. */
export interface ItemPreview {
  /** The title on one line, at most TITLE_MAX_LENGTH characters long. */
  readonly title: string;
  /** The price, such as '$1,234.50'. */
  readonly price: string;
  readonly isOffer: boolean;
  readonly platform: string;
}

const NO_TITLE = 'Shared on BoloBoard';

export function itemPreview(item: Item): ItemPreview {
  return {
    title: oneLine(item.title) || NO_TITLE,
    price: formatDollars(salePriceCents(item) / 100),
    isOffer: item.saleType === 'offer' && item.offerPrice !== null,
    platform: PLATFORM_LABELS[item.platform],
  };
}

export function soldLine({ price, isOffer, platform }: ItemPreview): string {
  return `Sold for ${price}${isOffer ? ' by offer' : ''} on ${platform}`;
}

/** Control characters that change the direction of the text after the title (UAX #9). */
const BIDI_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/gu;

function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .replace(BIDI_OVERRIDES, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length <= TITLE_MAX_LENGTH
    ? line
    : `${characters.slice(0, TITLE_MAX_LENGTH - 1).join('')}…`;
}

/** The picture of a link preview for an item with a cover. */
export interface PreviewCover {
  /** The path of the picture, without the origin of the site. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the largest thumbnail of an item with a cover, otherwise null. The thumbnail shows no personal information,
 * because thumbnails are cut from the redacted picture.
 */
export function previewCover({ cover, picture }: Pick<Item, 'cover' | 'picture'>) {
  const largest = picture.thumbnails.at(-1);
  if (!cover || !largest) return null;
  const { url: path, width, height } = largest;
  return { path, width, height } satisfies PreviewCover;
}
