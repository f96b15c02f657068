import { parseCents } from '@contract/schemas/money';
import { listingUrlSchema } from '@contract/schemas/listing-url';
import { expect, test } from 'vitest';
import { DEMO_REPORTS } from './demo-reports';
import { demoSales } from './demo-sales';

test('demoSales marks 5% to 25% of the sales as sold on an offer that is lower than the sold price', () => {
  const sales = demoSales(new Date('2026-11-21T12:00:00.000Z'));
  const offers = sales.filter(({ offerPriceCents }) => offerPriceCents !== null);
  expect(offers.length).toBeGreaterThan(sales.length / 20);
  expect(offers.length).toBeLessThan(sales.length / 4);
  for (const { sale, offerPriceCents } of offers) {
    expect(offerPriceCents).toBeGreaterThan(0);
    expect(offerPriceCents).toBeLessThan(parseCents(sale.soldPrice) ?? 0);
  }
});

test('demoSales returns at least one sale on an offer among the 16 newest sales, which the first page of the item list shows', () => {
  const newest = demoSales(new Date('2026-11-21T12:00:00.000Z')).slice(-16);
  expect(newest.some(({ offerPriceCents }) => offerPriceCents !== null)).toBe(true);
});

test('demoSales adds a link to the listing to exactly two sales, and both sales have a pending report', () => {
  const linked = demoSales(new Date('2026-11-21T12:00:00.000Z')).flatMap(({ sale }, index) =>
    sale.ebayUrl === undefined ? [] : [{ index, link: sale.ebayUrl, platform: sale.platform }],
  );
  expect(linked).toHaveLength(2);
  for (const { index, link, platform } of linked) {
    expect(DEMO_REPORTS[index]?.some(({ act }) => act === undefined)).toBe(true);
    expect(listingUrlSchema.parse(link)).toBe(link);
    expect(link).toContain(`.${platform}.com/`);
  }
});
