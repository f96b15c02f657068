import { salePriceCents } from '@contract/rules/money';
import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { TITLE_MAX } from '@contract/schemas/sale-submission';

/** What a link to an item says of it where the link is shown: nothing that tells of a person. */
export interface ItemPreview {
  /** One line of at most TITLE_MAX characters. */
  readonly title: string;
  /** What it went for, '$1,234.50'. */
  readonly price: string;
  /** Whether that was an offer. */
  readonly isOffer: boolean;
  /** The platform as people write it, 'eBay'. */
  readonly platform: string;
}

/** Where a title holds nothing that can be shown. */
const NO_TITLE = 'Shared on BoloBoard';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What a link to the item says. */
export function itemPreview(item: Item): ItemPreview {
  return {
    title: oneLine(item.title) || NO_TITLE,
    price: dollars.format(salePriceCents(item) / 100),
    isOffer: item.saleType === 'offer' && item.offerPrice !== null,
    platform: PLATFORM_LABELS[item.platform],
  };
}

/** 'Sold for $34.99 on eBay', or what it went for by an offer. */
export function soldLine({ price, isOffer, platform }: ItemPreview): string {
  return `Sold for ${price}${isOffer ? ' by offer' : ''} on ${platform}`;
}

/** What turns the text that follows around (UAX #9), so that a title could rewrite its surroundings. */
const BIDI_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A text as one line that stands well anywhere: no control characters, no half characters. */
function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .replace(BIDI_OVERRIDES, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length <= TITLE_MAX ? line : `${characters.slice(0, TITLE_MAX - 1).join('')}…`;
}
