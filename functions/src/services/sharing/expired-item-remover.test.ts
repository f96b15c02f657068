import { beforeEach, expect, it, vi } from 'vitest';
import { createExpiredItemRemover, REMOVE_AFTER_EXPIRY_MS } from './expired-item-remover';

const NOW = new Date('2026-11-21T12:00:00Z');
const FOREVER = { limit: Infinity, until: new Date('2027-01-01') };
const PAGE = 7;

let now: Date;
let stored: Map<string, Date>;
let awarded: Set<string>;
let broken: ReadonlySet<string>;
const error = vi.fn();
beforeEach(() => {
  now = NOW;
  stored = new Map();
  awarded = new Set(['2026-10']);
  broken = new Set();
  error.mockClear();
});

const LATER = new Date(8.64e15);

const service = () =>
  createExpiredItemRemover({
    expiredItems: {
      before: async function* (time) {
        const found = [...stored].filter(([, expiresAt]) => expiresAt < time);
        for (let start = 0; start < found.length; start += PAGE)
          yield found
            .slice(start, start + PAGE)
            .map(([itemId, expiresAt]) => ({ itemId, expiresAt }));
      },
    },
    ownItems: {
      removeExpired: async ({ itemId }, by) => {
        if (broken.has(itemId)) throw new Error('Firestore failed');
        return (stored.get(itemId) ?? LATER) <= by && stored.delete(itemId);
      },
    },
    championTitles: { isAwarded: async (month) => awarded.has(month) },
    log: { error },
    now: () => now,
  });

function expire(count: number, at = new Date('2026-11-10')): void {
  for (let n = 0; n < count; n += 1) stored.set(`item-${String(stored.size)}`, at);
}

it('ExpiredItemRemover.remove removes items that expired more than an hour ago, and keeps items that expired later or are live', async () => {
  stored.set('hour', new Date(NOW.getTime() - REMOVE_AFTER_EXPIRY_MS - 1));
  stored.set('later', new Date(NOW.getTime() - REMOVE_AFTER_EXPIRY_MS));
  stored.set('live', new Date('2026-12-01'));
  expect(await service().remove(FOREVER)).toBe(1);
  expect([...stored.keys()]).toEqual(['later', 'live']);
});

it('ExpiredItemRemover.remove keeps items that were live at the end of a month until the titles of that month are awarded, even when this is weeks later', async () => {
  const [october, november] = [new Date('2026-10-31T23:59:59.999Z'), new Date('2026-11-01')];
  awarded.clear();
  stored.set('gone before the end', october).set('live at the end', november);
  expect(await service().remove(FOREVER)).toBe(1);
  expect([...stored.keys()]).toEqual(['live at the end']);
  now = new Date('2026-11-30T23:00:00Z');
  expect(await service().remove(FOREVER)).toBe(0);
  awarded.add('2026-10');
  expect(await service().remove(FOREVER)).toBe(1);
});

it('ExpiredItemRemover.remove waits in the first hour of a month for the titles of the previous month', async () => {
  now = new Date('2026-12-01T00:01:00Z');
  expire(1);
  awarded.clear();
  expect(await service().remove(FOREVER)).toBe(0);
  // Once December has begun, the titles of October are no longer awarded.
  now = new Date('2026-12-01T01:00:00.001Z');
  expect(await service().remove(FOREVER)).toBe(1);
});

it('ExpiredItemRemover.remove stops at the limit of items, and the next run continues', async () => {
  expire(23);
  expect(await service().remove({ ...FOREVER, limit: 10 })).toBeLessThan(15);
  expect(stored.size).toBeGreaterThan(8);
  await service().remove(FOREVER);
  expect(stored.size).toBe(0);
});

it('ExpiredItemRemover.remove stops when its time is over, even when more items are due', async () => {
  expire(23);
  await service().remove({ ...FOREVER, until: NOW });
  expect(stored.size).toBe(18);
});

it('ExpiredItemRemover.remove removes the other items when one cannot be removed, and throws at the end', async () => {
  expire(9);
  broken = new Set(['item-2']);
  await expect(service().remove(FOREVER)).rejects.toThrow('1 expired items');
  expect([...stored.keys()]).toEqual(['item-2']);
  expect(error.mock.calls[0]).toMatchObject(['expired_item_failed', { itemId: 'item-2' }]);
});

it('ExpiredItemRemover.find yields the items that `remove` would remove, and removes none', async () => {
  expire(9);
  stored.set('live', new Date('2026-12-01'));
  const found = [];
  for await (const page of service().find()) found.push(...page);
  expect(found).toHaveLength(9);
  expect(found).not.toContainEqual(expect.objectContaining({ itemId: 'live' }));
  expect(stored.size).toBe(10);
});
