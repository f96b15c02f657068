import type { DrawnSale } from '@contract/rules/drawn-card';
import type { Picture } from '@contract/schemas/image';
import type { ItemRecord } from '@contract/schemas/item-record';
import { formatDollars } from '../dollars';
import { priceOf } from '../sales/sale';

type Sold = Pick<
  ItemRecord,
  'title' | 'platform' | 'saleType' | 'soldPriceCents' | 'offerPriceCents'
>;

/** Returns what thumbnails show of an item without a cover. */
export const drawnSaleOf = (sold: Sold): DrawnSale => ({
  title: sold.title,
  platform: sold.platform,
  price: formatDollars(priceOf(sold) / 100),
});

/** Whether an item without a cover has thumbnails that an earlier version cut, or that `outdatedDrawing` marked. */
export const isUndrawn = ({ cover, picture }: Pick<ItemRecord, 'cover' | 'picture'>): boolean =>
  cover === null && !(picture.isDrawn && picture.placeholder !== null);

/**
 * Marks drawn thumbnails that do not show the last edit, by leaving out their placeholder: a drawing has one. They stay drawn ones,
 * so that the open item does not show them.
 */
export const outdatedDrawing = (picture: Picture): Picture => ({ ...picture, placeholder: null });
