import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderCache, type OrderCache } from './order-cache';

const MINUTE_MS = 60 * 1000;
const orderOf = (size: number, key: string) => ({
  places: new Uint32Array(size - key.length),
  priceSummary: null,
});

let time: number;
const now = () => new Date(time);
const after = (ms: number) => {
  time += ms;
};

let cache: OrderCache;
const setOrder = (key: string, size = 10) => {
  const order = orderOf(size, key);
  cache.set(key, order);
  return order;
};
beforeEach(() => {
  time = Date.UTC(2026, 10, 21);
  cache = createOrderCache({ now, maxSize: 100 });
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

  it('replaces the order of a key without counting its size twice', () => {
    setOrder('other', 40);
    setOrder('ours', 60);
    const later = setOrder('ours', 60);
    expect(cache.get('ours')).toBe(later);
    expect(cache.get('other')).not.toBeNull();
  });

  it('drops the least recently used order when it is full', () => {
    for (const key of ['first', 'second']) setOrder(key, 50);
    cache.get('first');
    setOrder('third');
    expect(['first', 'second', 'third'].map((key) => cache.get(key) !== null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('does not store an order that is larger than the cache', () => {
    setOrder('huge', 101);
    expect(cache.get('huge')).toBeNull();
    setOrder('small', 100);
    expect(cache.get('small')).not.toBeNull();
  });

  it('frees the space of an expired order', () => {
    setOrder('early', 60);
    after(4 * MINUTE_MS);
    setOrder('late', 40);
    after(MINUTE_MS);
    setOrder('new', 60);
    expect(cache.get('late')).not.toBeNull();
    expect(cache.get('new')).not.toBeNull();
  });

  it('counts the length of the key', () => {
    setOrder('other', 50);
    const key = 'k'.repeat(51);
    cache.set(key, { places: new Uint32Array(), priceSummary: null });
    expect(cache.get(key)).not.toBeNull();
    expect(cache.get('other')).toBeNull();
  });
});
