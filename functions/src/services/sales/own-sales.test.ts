import { cardRecordLike } from '@contract/schemas/item-record.test-support';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { IndexedItem } from '../../domain/items/item-index/indexed-item';
import { createItemIndex } from '../../domain/items/item-index/item-index';
import type { OwnSale } from '../../domain/sales/own-sale';
import { anySale } from './any-sale.test-support';
import { actorFor } from '../../lib/authority.test-support';
import { parseKeptSaleLine, keptSaleLine } from '../../repos/kept-sale-parts';
import { createMemoryItemQueries } from '../items/memory-item-queries';
import { createOrderCache } from '../items/order-cache';
import { createOwnItemReader } from '../sharing/own-item-reader';
import { createOwnSalesService } from './own-sales';
import { createSalesSummaries } from './sales-summaries';

const NOON = Date.UTC(2026, 11, 31, 12) * 1000;
const SECOND = 1_000_000;
const MINUTE = 60 * SECOND;
const ANN = { uid: 'ann', since: null };

const itemOf = (
  id: string,
  card: Partial<IndexedItem['card']>,
  change: Partial<IndexedItem> = {},
): IndexedItem => ({
  id,
  card: cardRecordLike({ ownerId: 'ann', isOwnSale: true, purchasePriceCents: 100, ...card }),
  pictureHash: null,
  storedAt: NOON - MINUTE,
  goneAt: NOON + MINUTE,
  hiddenUntil: 0,
  removedAt: 0,
  ...change,
});

/** Creates an item index and the kept sales in the database, with a clock that tests can move. */
function figuresOf(items: readonly IndexedItem[]) {
  const index = createItemIndex();
  index.put(items);
  const stored = { kept: [] as OwnSale[], at: NOON, reads: 0 };
  const warn = vi.fn();
  const syncedItemIndex = { current: async () => ({ index, asOf: stored.at }) };
  const now = () => new Date(stored.at / 1000);
  const orderCache = createOrderCache({ now });
  const itemQueries = createMemoryItemQueries({ syncedItemIndex, orderCache });
  const ownSales = createOwnSalesService({
    itemQueries,
    keptSales: {
      of: async () => {
        stored.reads += 1;
        return { sales: [...stored.kept], unreadable: ['broken'], readAt: stored.at };
      },
      removeAll: async () => {
        stored.kept = [];
        return stored.at;
      },
    },
    log: { warn },
    now,
  });
  const list = createOwnItemReader({ itemQueries, ownSales });
  const summaries = createSalesSummaries({ ownSales, fees: { get: async () => ({}) }, now });
  return {
    stored,
    warn,
    ownSales,
    stats: () => list.stats(ANN),
    summary: (range = {}) => summaries.of({ ...ANN, range }),
    ids: async (since: number | null = null) =>
      (await ownSales.of({ uid: 'ann', since })).sales.map(({ id }) => id),
    /** Commits the removal of an item. The item index gets the change later. */
    keep: ({ id, card }: IndexedItem) => {
      stored.kept.push({ id, fields: card });
    },
    sync: (item: IndexedItem) => {
      stored.at += SECOND;
      index.put([{ ...item, goneAt: Math.min(item.goneAt, stored.at), removedAt: stored.at }]);
    },
    prune: () => {
      stored.at += 2 * MINUTE;
      index.removeGoneBefore(stored.at);
    },
  };
}

/**
 * Items, each with the stage of its removal. 0: the item exists. 1: it has expired. 2: its sale is kept. 3: the item is
 * removed from the index. 4: the index no longer knows of the removal.
 */
const removals = fc.array(
  fc.record({ sale: anySale, isOwnSale: fc.boolean(), state: fc.nat({ max: 4 }) }),
  { maxLength: 12 },
);

describe('the figures of a member', () => {
  it('have the same sums and counts at every stage of the removal of items, in every date range', async () => {
    await fc.assert(
      fc.asyncProperty(removals, async (all) => {
        const items = all.map(({ sale, isOwnSale }, n) =>
          itemOf(`i${String(n)}`, { ...sale, isOwnSale }),
        );
        const [before, after] = [figuresOf(items), figuresOf(items)];
        for (const [n, item] of items.entries()) {
          const { state = 0, isOwnSale } = all[n] ?? {};
          if (state >= 2 && isOwnSale) after.keep(item);
          if (state >= 3) after.sync(item);
        }
        after.prune();
        before.stored.at = after.stored.at - 2 * MINUTE;
        const { totalItems, ...stats } = await before.stats();
        before.stored.at = after.stored.at;
        expect(await after.stats()).toEqual({ ...stats, totalItems: 0 });
        expect(totalItems).toBe(items.length);
        for (const range of [{}, { from: '2025-06-01' }, { from: '2025-01-01', to: '2025-12-31' }])
          expect(await after.summary(range)).toEqual(await before.summary(range));
      }),
      { numRuns: 60 },
    );
  });

  it('count a sale once when it is already a kept sale but the index still contains its item', async () => {
    const owl = itemOf('owl', {});
    const { ids, keep, sync } = figuresOf([owl]);
    keep(owl);
    expect(await ids()).toEqual(['owl']);
    sync(owl);
    expect(await ids()).toEqual(['owl']);
  });

  it('leave out a sale as soon as the member has removed the item together with its sale', async () => {
    const owl = itemOf('owl', {});
    const { ids, sync } = figuresOf([owl]);
    expect(await ids()).toEqual(['owl']);
    sync(owl);
    expect(await ids()).toEqual([]);
  });

  it('count the sale of an expired item that is not removed yet, even long after the expiry', async () => {
    const { ids, prune } = figuresOf([itemOf('owl', {}), itemOf('elk', { isOwnSale: false })]);
    prune();
    prune();
    expect(await ids()).toEqual(['owl']);
  });

  it('do not count the sales of other members', async () => {
    const { ids } = figuresOf([itemOf('owl', { ownerId: 'ben' })]);
    expect(await ids()).toEqual([]);
  });
});

describe('kept sales', () => {
  it('keep all fields when they are serialized and parsed again', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        expect(parseKeptSaleLine(keptSaleLine(sale))).toEqual(sale);
      }),
    );
  });

  it('are read from the database at most once a minute', async () => {
    const { ids, stored, warn } = figuresOf([]);
    await ids();
    await ids();
    expect(stored.reads).toBe(1);
    expect(warn).toHaveBeenCalledWith('kept_sale_parse_failed', { uid: 'ann', itemId: 'broken' });
    stored.at += MINUTE + SECOND;
    await ids();
    expect(stored.reads).toBe(2);
  });

  it('are read from the database again after an item of the member was removed, even an expired item', async () => {
    const owl = itemOf('owl', {}, { goneAt: NOON - 90 * MINUTE });
    const { ids, keep, sync, stored } = figuresOf([owl]);
    await ids();
    keep(owl);
    sync(owl);
    expect(await ids()).toEqual(['owl']);
    expect(stored.reads).toBe(2);
  });

  it('are read from the database again when a request sends a later version', async () => {
    const { ids, stored } = figuresOf([]);
    await ids(NOON);
    await ids(NOON);
    expect(stored.reads).toBe(1);
    stored.at += SECOND;
    await ids(stored.at);
    expect(stored.reads).toBe(2);
  });

  it('no longer count in the figures after the member removed them', async () => {
    const owl = itemOf('owl', {});
    const { ids, keep, ownSales, stored } = figuresOf([]);
    keep(owl);
    expect(await ids()).toEqual(['owl']);
    const { changedAt } = await ownSales.removeKept(actorFor('ann'));
    expect(changedAt).toBe(stored.at);
    expect(await ids()).toEqual([]);
  });
});
