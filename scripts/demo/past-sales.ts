import { DAY_MS } from '@contract/rules/durations';
import { PLATFORMS } from '@contract/schemas/platform';
import { SOURCE_LOCATIONS } from '@contract/schemas/sale-submission';
import type { OwnSale } from '../../functions/src/domain/sales/own-sale';
import { PRODUCTS } from './demo-sales';
import { createRandom } from './random';

const SALES = 40;
/** Before the demo items, and as long ago as 'All time' should reach. */
const NEWEST_DAYS = 32;
const OLDEST_DAYS = 400;

/** Returns the own sales of a demo member whose items are gone, from more than a year before `now` until a month before it. */
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
