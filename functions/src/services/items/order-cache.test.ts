import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderCache, type OrderCache } from './order-cache';

const MINUTE_MS = 60 * 1000;
const orderOf = (length: number) => ({ places: new Uint32Array(length), priceSummary: null });

let time: number;
const now = () => new Date(time);
const after = (ms: number) => {
  time += ms;
};

let kept: OrderCache;
beforeEach(() => {
  time = Date.UTC(2026, 10, 21);
  kept = createOrderCache({ now, mostPlaces: 100 });
});

describe('a kept order', () => {
  it('is found under its key, and under no other', () => {
    const order = orderOf(3);
    kept.keep('ours', order);
    expect(kept.find('ours')).toBe(order);
    expect(kept.find('theirs')).toBeNull();
  });

  it('is lost five minutes after it was last read', () => {
    kept.keep('read', orderOf(1));
    kept.keep('unread', orderOf(1));
    after(5 * MINUTE_MS - 1);
    expect(kept.find('read')).not.toBeNull();
    after(1);
    expect(kept.find('unread')).toBeNull();
    after(5 * MINUTE_MS - 2);
    expect(kept.find('read')).not.toBeNull();
    after(5 * MINUTE_MS);
    expect(kept.find('read')).toBeNull();
  });

  it('is replaced under its key, and then counted once', () => {
    kept.keep('other', orderOf(40));
    const later = orderOf(60);
    for (const order of [orderOf(60), later]) kept.keep('ours', order);
    expect(kept.find('ours')).toBe(later);
    expect(kept.find('other')).not.toBeNull();
  });

  it('makes room for newer ones, the one read longest ago first', () => {
    for (const key of ['first', 'second']) kept.keep(key, orderOf(50));
    kept.find('first');
    kept.keep('third', orderOf(1));
    expect(['first', 'second', 'third'].map((key) => kept.find(key) !== null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is not kept where it is larger than all the room there is', () => {
    kept.keep('huge', orderOf(101));
    expect(kept.find('huge')).toBeNull();
    kept.keep('small', orderOf(100));
    expect(kept.find('small')).not.toBeNull();
  });

  it('gives its room back once it is lost', () => {
    kept.keep('early', orderOf(60));
    after(4 * MINUTE_MS);
    kept.keep('late', orderOf(40));
    after(MINUTE_MS);
    kept.keep('new', orderOf(60));
    expect(kept.find('late')).not.toBeNull();
    expect(kept.find('new')).not.toBeNull();
  });
});
