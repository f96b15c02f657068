import type { DrawnSale } from '@contract/rules/drawn-card';
import type { Picture } from '@contract/schemas/image';
import type { ItemRecord } from '@contract/schemas/item-record';
import { formatDollars } from '../dollars';
import { paidPriceInCents } from '../sales/sale';

type Sold = Pick<
  ItemRecord,
  'title' | 'platform' | 'saleType' | 'soldPriceCents' | 'offerPriceCents'
>;

/** Returns the texts of an item's drawn card. The thumbnails of an item without a cover show this card. */
export const drawnSaleOf = (sold: Sold): DrawnSale => ({
  title: sold.title,
  platform: sold.platform,
  price: formatDollars(paidPriceInCents(sold) / 100),
});

/**
 * Whether an item needs a new drawn card. It does if it has no cover and an earlier version cut its thumbnails, or
 * `outdatedDrawing` marked them.
 */
export const isUndrawn = ({ cover, picture }: Pick<ItemRecord, 'cover' | 'picture'>): boolean =>
  cover === null && !(picture.isDrawn && picture.placeholder !== null);

/**
 * Marks drawn thumbnails as outdated after an edit: removes the placeholder, because only current drawn thumbnails
 * have one. `isDrawn` stays true, so that the item detail does not show them.
 */
export const outdatedDrawing = (picture: Picture): Picture => ({ ...picture, placeholder: null });
