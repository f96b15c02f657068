import { DAY_MS } from '@contract/rules/durations';
import { ITEMS_VERSION_HEADER } from '@contract/schemas/items-version';
import { SALES_RANGE_MESSAGES } from '@contract/schemas/sales-range';
import { salesSummarySchema } from '@contract/schemas/sales-summary';
import { describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { createMember } from '../support/member';
import { removeItems } from '../support/item-list';
import { deleteItem } from '../support/own-items';
import { storeSales, salesSummaryOf } from '../support/sales';
import { SALE_FIELDS, shareSale } from '../support/share-sale';

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

describe('GET /api/user/sales-summary', () => {
  it('adds up the own sales that were not removed, including those of hidden and expired items', async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    const [removed] = await storeSales(member, [{}]);
    if (removed) await removeItems([removed]);
    await storeSales(other, [{}]);
    await storeSales(member, [
      { platform: 'mercari' },
      {
        platform: 'poshmark',
        sourceLocation: 'Estate Sale',
        saleType: 'offer',
        offerPriceCents: 2000,
      },
      { isOwnSale: false },
      { platform: 'depop', hiddenAt: new Date() },
      { platform: 'depop', expiresAt: new Date(Date.now() - 1000) },
    ]);
    const { totals, spans, platforms, sources } = await salesSummaryOf(member);
    expect(totals).toEqual({
      sales: 4,
      revenueCents: 11_000,
      costCents: 4000,
      grossProfitCents: 7000,
      feesCents: 988,
      netProfitCents: 6012,
      averagePriceCents: 2750,
      returnOnCost: 6012 / 4000,
    });
    expect(spans.at(-1)).toMatchObject({ sales: 4, netProfitCents: 6012 });
    expect(platforms.map(({ platform, netProfitCents }) => [platform, netProfitCents])).toEqual([
      ['depop', 3712],
      ['mercari', 1700],
      ['poshmark', 600],
    ]);
    expect(sources.map(({ source, sales }) => [source, sales])).toEqual([
      ['Thrift Store', 3],
      ['Estate Sale', 1],
    ]);
  });

  it('counts only sales whose sold date is in the range', async () => {
    const member = await createMember();
    await storeSales(member, [
      { soldDate: dayBefore(10) },
      { soldDate: dayBefore(20) },
      { soldDate: dayBefore(300) },
      { soldDate: null },
    ]);
    const salesIn = async (query = {}) => (await salesSummaryOf(member, query)).totals.sales;
    expect(await salesIn()).toBe(4);
    expect(await salesIn({ from: dayBefore(20) })).toBe(3);
    expect(await salesIn({ from: dayBefore(20), to: dayBefore(10) })).toBe(2);
    const { firstDay, spanUnit, spans } = await salesSummaryOf(member);
    expect([firstDay, spanUnit]).toEqual([dayBefore(300), 'month']);
    expect(spans[0]).toMatchObject({ start: `${dayBefore(300).slice(0, 7)}-01`, sales: 1 });
  });

  it('includes a new share, and leaves out a sale that was deleted with its item, when the request sends the items version of that change', async () => {
    const member = await createMember();
    expect((await salesSummaryOf(member)).totals.sales).toBe(0);
    const own = { isOwnSale: 'true', purchasePrice: '1', sourceLocation: 'Other' };
    const salesSince = async ({ headers }: Pick<Response, 'headers'>) => {
      const version = { [ITEMS_VERSION_HEADER]: headers.get(ITEMS_VERSION_HEADER) ?? '' };
      const response = await call('getSalesSummary', { as: member, headers: version });
      return salesSummarySchema.parse(await response.json()).totals.sales;
    };
    const shared = await shareSale(member, { fields: { ...SALE_FIELDS, ...own } });
    expect(await salesSince(shared)).toBe(1);
    expect(await salesSince(await deleteItem(member, shared.body.item?.id ?? '', 'remove'))).toBe(
      0,
    );
  });

  it('rejects an invalid range', async () => {
    const as = await createMember();
    const refusalOf = async (query: Readonly<Record<string, string>>) =>
      (await readError(await call('getSalesSummary', { as, query }))).message;
    expect(await refusalOf({ from: 'x' })).toBe(SALES_RANGE_MESSAGES.from);
    expect(await refusalOf({ to: '2026-13-01' })).toBe(SALES_RANGE_MESSAGES.to);
    const reversed = { from: '2026-02-01', to: '2026-01-01' };
    expect(await refusalOf(reversed)).toBe(SALES_RANGE_MESSAGES.reversed);
  });
});
