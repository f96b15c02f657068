import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderCache, type OrderCache } from './order-cache';

const MINUTE_MS = 60 * 1000;
/**
 * The number of places in a large order. The cache has room for ten such orders with short keys, or for fewer with
 * long keys.
 */
const BIG = 25_000;
const MAX_BYTES = 10 * (4 * BIG + 1000);
const MAX_ENTRIES = 20;

let time: number;
const now = () => new Date(time);
const after = (ms: number) => {
  time += ms;
};

let cache: OrderCache;
const setOrder = (key: string, size = 1) => {
  const order = { places: new Uint32Array(size), priceSummary: null };
  cache.set(key, order);
  return order;
};
const keysOf = (count: number, length = 1) =>
  Array.from({ length: count }, (_, n) => `${String(n)}-${'k'.repeat(length)}`);
const kept = (keys: readonly string[]) => keys.filter((key) => cache.get(key) !== null);

beforeEach(() => {
  time = Date.UTC(2026, 10, 21);
  cache = createOrderCache({ now, maxBytes: MAX_BYTES, maxEntries: MAX_ENTRIES });
});

describe('order cache', () => {
  it('returns an order only for its own key', () => {
    const order = setOrder('ours');
    expect(cache.get('ours')).toBe(order);
    expect(cache.get('theirs')).toBeNull();
  });

  it('drops an order five minutes after its last use', () => {
    setOrder('read');
    setOrder('unread');
    after(5 * MINUTE_MS - 1);
    expect(cache.get('read')).not.toBeNull();
    after(1);
    expect(cache.get('unread')).toBeNull();
    after(5 * MINUTE_MS - 2);
    expect(cache.get('read')).not.toBeNull();
    after(5 * MINUTE_MS);
    expect(cache.get('read')).toBeNull();
  });

  it('counts only the size of the new order when the order for a key is replaced', () => {
    setOrder('other', 4 * BIG);
    setOrder('ours', 5 * BIG);
    const later = setOrder('ours', 5 * BIG);
    expect(cache.get('ours')).toBe(later);
    expect(cache.get('other')).not.toBeNull();
  });

  it('drops the least recently used order when it is full', () => {
    for (const key of ['first', 'second']) setOrder(key, 5 * BIG);
    cache.get('first');
    setOrder('third', BIG);
    expect(kept(['first', 'second', 'third'])).toEqual(['first', 'third']);
  });

  it('does not store an order that is larger than the cache', () => {
    setOrder('huge', 11 * BIG);
    expect(cache.get('huge')).toBeNull();
    setOrder('small', 9 * BIG);
    expect(cache.get('small')).not.toBeNull();
  });

  it('frees the space of an order when the order expires', () => {
    setOrder('early', 6 * BIG);
    after(4 * MINUTE_MS);
    setOrder('late', 3 * BIG);
    after(MINUTE_MS);
    setOrder('new', 6 * BIG);
    expect(kept(['late', 'new'])).toEqual(['late', 'new']);
  });

  it('counts the length of the keys toward its size, so that it keeps fewer orders with long keys', () => {
    const keys = keysOf(10, BIG);
    for (const key of keys) setOrder(key);
    expect(kept(keys)).toHaveLength(10);
    const longer = keysOf(10, 3 * BIG);
    for (const key of longer) setOrder(key);
    expect(kept(longer).length).toBeLessThan(10);
  });

  it('keeps at most the maximum number of orders, even when the orders are so short that more would fit', () => {
    const keys = keysOf(100_000);
    for (const key of keys) setOrder(key);
    expect(kept(keys)).toEqual(keys.slice(-MAX_ENTRIES));
  });
});

it('the order cache keeps at most 5,000 orders with its default limits', () => {
  cache = createOrderCache({ now });
  const keys = keysOf(100_000, 100);
  for (const key of keys) setOrder(key, 17);
  expect(kept(keys).length).toBeLessThanOrEqual(5000);
});
