import { beforeEach, describe, expect, it } from 'vitest';
import type { IndexedItem } from '../../domain/items/item-index/indexed-item';
import type { MonthlyTitles } from '../../repos/champion-titles-repo';
import { itemWith } from '../items/stored-items.test-support';
import { createMemoryEndedMonthQueries } from '../items/memory-ended-month';
import { createChampionTitleAwarder } from './champion-title-awarder';

const OCTOBER_END = new Date('2026-11-01T00:00:00Z');
const MINUTE_MS = 60_000;
const minutesAfter = (minutes: number) => new Date(OCTOBER_END.getTime() + minutes * MINUTE_MS);

let awarded: Map<string, MonthlyTitles>;
let items: readonly IndexedItem[];
let asked: Date[];
let unlocking: string[];
beforeEach(() => {
  awarded = new Map();
  [items, asked, unlocking] = [[], [], []];
});

const awardAt = (time: Date) =>
  createChampionTitleAwarder({
    championTitles: {
      isAwarded: (month) => Promise.resolve(awarded.has(month)),
      award: async (month, titles) => void awarded.set(month, titles),
    },
    endedMonth: createMemoryEndedMonthQueries({
      liveFrom: async function* (from) {
        asked.push(from);
        yield Promise.resolve(items.slice(0, 1));
        yield items.slice(1);
      },
    }),
    achievements: {
      unlockDue: async ({ uid }) => {
        unlocking.push(uid);
        return [];
      },
    },
    now: () => time,
  }).award();

const shared = (id: string, day: string, changes: Parameters<typeof itemWith>[1] = {}) =>
  itemWith(id, {
    addedAt: new Date(`2026-${day}T12:00:00Z`),
    goneAt: Date.UTC(2026, 11) * 1000,
    ...changes,
  });

describe('the titles of the ended month', () => {
  it('go to the champions of the last moment of the month, and not to items of the next month', async () => {
    items = [
      // This item expires when the month ends.
      shared('liked', '10-01', { likesCount: 3, goneAt: OCTOBER_END.getTime() * 1000 }),
      shared('sale', '10-20', { ownerId: 'bob', isOwnSale: true, purchasePriceCents: 0 }),
      shared('late', '11-01', { ownerId: 'eve', likesCount: 99 }),
      shared('second', '10-21', { likesCount: 1 }),
    ];
    await awardAt(minutesAfter(10));
    expect(Object.fromEntries(awarded)).toEqual({
      '2026-10': {
        mostLiked: { userId: 'ann', itemId: 'liked' },
        highestProfit: { userId: 'bob', itemId: 'sale' },
        mostActive: { userId: 'ann', itemId: 'liked' },
      },
    });
    expect(asked).toEqual([OCTOBER_END]);
    expect(unlocking.sort()).toEqual(['ann', 'bob']);
  });

  it('go to the earlier item when two items have equally many likes', async () => {
    items = [
      shared('later', '10-12', { likesCount: 3, ownerId: 'bob' }),
      shared('earlier', '10-11', { likesCount: 3 }),
    ];
    await awardAt(minutesAfter(10));
    expect(awarded.get('2026-10')?.mostLiked?.itemId).toBe('earlier');
  });

  it('are awarded only once, even when the job first runs 29 days after the end of the month', async () => {
    items = [shared('owl', '10-10', { likesCount: 1 })];
    await awardAt(minutesAfter(29 * 24 * 60));
    items = [];
    await awardAt(minutesAfter(29 * 24 * 60 + 15));
    expect(awarded.get('2026-10')?.mostLiked?.itemId).toBe('owl');
    expect(asked).toHaveLength(1);
  });

  it('are awarded 3 minutes after the end of the month, so that uploads from before the end can finish', async () => {
    await awardAt(minutesAfter(2));
    expect([...awarded.keys()]).toEqual(['2026-09']);
    await awardAt(minutesAfter(3));
    expect([...awarded.keys()]).toEqual(['2026-09', '2026-10']);
  });

  it('are stored without winners when nothing was shared', async () => {
    await awardAt(minutesAfter(10));
    const nobody = { mostLiked: null, highestProfit: null, mostActive: null };
    expect(awarded.get('2026-10')).toEqual(nobody);
  });
});
