import { DAY_MS } from '@contract/rules/durations';
import { PLATFORMS } from '@contract/schemas/platform';
import { SOURCE_LOCATIONS } from '@contract/schemas/sale-submission';
import type { OwnSale } from '../../functions/src/domain/sales/own-sale';
import { PRODUCTS } from './demo-sales';
import { createRandom } from './random';

const SALES = 40;
/** How many days ago the newest past sale was added. It is older than all demo items. */
const NEWEST_DAYS = 32;
/** How many days ago the oldest past sale was added. Only the chart 'All time' shows such old sales. */
const OLDEST_DAYS = 400;

/**
 * Returns own sales whose items are gone, from more than a year to a month before `now`. Each call returns the same
 * sales.
 */
export function pastSales(uid: string, now: Date): OwnSale[] {
  const random = createRandom(uid.length);
  return Array.from({ length: SALES }, (_, n) => {
    const product = PRODUCTS[random.between(0, PRODUCTS.length - 1)];
    if (!product) throw new Error('There are no products');
    const { titles, soldCents, costCents } = product;
    const age = NEWEST_DAYS + ((OLDEST_DAYS - NEWEST_DAYS) * n) / (SALES - 1);
    const addedAt = new Date(now.getTime() - Math.round(age * DAY_MS));
    return {
      id: `${uid}-past-${n}`,
      fields: {
        title: titles[random.between(0, titles.length - 1)] ?? product.drawing,
        platform: random.pick(PLATFORMS),
        soldPriceCents: random.between(...soldCents),
        offerPriceCents: null,
        saleType: 'other',
        purchasePriceCents: random.between(...costCents),
        sourceLocation: random.pick(SOURCE_LOCATIONS),
        soldDate: new Date(addedAt.getTime() - DAY_MS).toISOString().slice(0, 10),
        addedAt,
      },
    };
  });
}
