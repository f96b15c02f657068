import type { DrawnSale } from '@contract/rules/drawn-card';
import type { Picture } from '@contract/schemas/image';
import type { ItemRecord } from '@contract/schemas/item-record';
import { formatDollars } from '../dollars';
import { priceOf } from '../sales/sale';

type Sold = Pick<
  ItemRecord,
  'title' | 'platform' | 'saleType' | 'soldPriceCents' | 'offerPriceCents'
>;

/** Returns the texts of a drawn card, which thumbnails of an item without a cover show. */
export const drawnSaleOf = (sold: Sold): DrawnSale => ({
  title: sold.title,
  platform: sold.platform,
  price: formatDollars(priceOf(sold) / 100),
});

/**
 * Whether an item without a cover still needs a drawn card: its thumbnails were cut by an earlier version, or
 * `outdatedDrawing` marked them.
 */
export const isUndrawn = ({ cover, picture }: Pick<ItemRecord, 'cover' | 'picture'>): boolean =>
  cover === null && !(picture.isDrawn && picture.placeholder !== null);

/**
 * Marks drawn thumbnails as outdated by the last edit: removes their placeholder, which current drawn thumbnails have.
 * `isDrawn` stays true, so that the open item does not show them.
 */
export const outdatedDrawing = (picture: Picture): Picture => ({ ...picture, placeholder: null });
