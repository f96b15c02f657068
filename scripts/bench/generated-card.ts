import { DAY_MS } from '@contract/rules/durations';
import { THUMBNAIL_WIDTHS } from '@contract/schemas/image';
import type { IndexedItem } from '../../functions/src/domain/items/item-index/indexed-item';
import type { Random } from '../demo/random';

const SOURCES = ['Garage/Yard Sale', 'Thrift Store', 'Flea Market', 'Estate Sale', null] as const;

/** Returns a price in cents. Prices are distributed log-normally, with a median of $28. */
export function randomPriceCents(random: Random): number {
  const normal =
    Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Math.round(Math.exp(Math.log(2800) + 0.9 * normal));
}

export const randomHex = (random: Random, length: number): string =>
  Array.from({ length }, () => random.between(0, 15).toString(16)).join('');

/** Returns the picture of an item, with URLs of all its thumbnails. */
export function randomPicture(random: Random, id: string): IndexedItem['card']['picture'] {
  const base = `/media/items/${id}/${randomHex(random, 32)}`;
  const rendition = (name: string, width: number, height: number) => ({
    url: `${base}${name}.webp`,
    width,
    height,
  });
  const height = random.between(1000, 1600);
  const thumbnails = THUMBNAIL_WIDTHS.map((width) => rendition(`-${String(width)}`, width, width));
  return {
    ...rendition('', 780, height),
    thumbnails,
    hasAvif: true,
    placeholder: randomHex(random, 64),
    shown: null,
    isDrawn: false,
  };
}

/**
 * Returns the prices, the source location and the sold date of an item. 60% of all items are own sales.
 * @param addedAt in milliseconds since 1970
 */
export function randomSale(random: Random, soldPriceCents: number, addedAt: number) {
  const isOwnSale = random.chance(0.6);
  const isOffer = isOwnSale && random.chance(0.2);
  const soldAt = new Date(addedAt - random.between(0, 60) * DAY_MS);
  return {
    soldPriceCents,
    isOwnSale,
    saleType: isOffer ? ('offer' as const) : ('other' as const),
    offerPriceCents: isOffer ? Math.round(soldPriceCents * 0.9) : null,
    purchasePriceCents: isOwnSale ? Math.round(soldPriceCents * random.next()) : null,
    sourceLocation: isOwnSale ? random.pick(SOURCES) : null,
    soldDate: random.chance(0.8) ? soldAt.toISOString().slice(0, 10) : null,
  };
}
