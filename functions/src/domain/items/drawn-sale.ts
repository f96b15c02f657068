import type { DrawnSale } from '@contract/rules/drawn-card';
import type { Picture } from '@contract/schemas/image';
import type { ItemRecord } from '@contract/schemas/item-record';
import { formatDollars } from '../dollars';
import { paidPriceCents } from '../sales/sale';

type Sold = Pick<
  ItemRecord,
  'title' | 'platform' | 'saleType' | 'soldPriceCents' | 'offerPriceCents'
>;

/** Returns the texts that the drawn card of an item shows. The thumbnails of an item without a cover show this card. */
export const drawnSaleOf = (sold: Sold): DrawnSale => ({
  title: sold.title,
  platform: sold.platform,
  price: formatDollars(paidPriceCents(sold) / 100),
});

/**
 * Returns true if an item needs a new drawn card. An item without a cover needs one if an earlier version of the
 * product cut its thumbnails from the picture, or if `withOutdatedDrawing` marked its drawn thumbnails as outdated.
 */
export const needsDrawnCard = ({
  cover,
  picture,
}: Pick<ItemRecord, 'cover' | 'picture'>): boolean =>
  cover === null && !(picture.isDrawn && picture.placeholder !== null);

/**
 * Marks drawn thumbnails as outdated after an edit of the item, by removing their placeholder. Current drawn thumbnails
 * always have a placeholder. `isDrawn` stays true, so that the item detail does not show the thumbnails.
 */
export const withOutdatedDrawing = (picture: Picture): Picture => ({
  ...picture,
  placeholder: null,
});
