import type { NewestItemTime } from '@contract/schemas/item-list';
import { describe, expect, it } from 'vitest';
import { isNewerThanList, pageIfNewerThanShown } from './use-newer-items';

const time = (second: number) => `2026-11-21T12:00:0${String(second)}.000000Z`;
const pageAt = (second: number) => ({
  items: [],
  pagination: { page: 1, pages: 0, total: 0, limit: 16, asOf: time(second) },
  priceSummary: null,
});
const newest = (stored: number | null, asOf: number): NewestItemTime => ({
  storedAt: stored === null ? null : time(stored),
  asOf: time(asOf),
});

describe('isNewerThanList', () => {
  it('returns true only if an item was stored after the page was read', () => {
    expect(isNewerThanList(newest(3, 4), pageAt(2))).toBe(true);
    expect(isNewerThanList(newest(2, 4), pageAt(2))).toBe(false);
    expect(isNewerThanList(newest(null, 4), pageAt(2))).toBe(false);
    expect(isNewerThanList(null, pageAt(2))).toBe(false);
  });
});

describe('pageIfNewerThanShown', () => {
  const [shown, read] = [pageAt(1), pageAt(5)];

  it('returns the requested page if it is newer than the shown page, and otherwise undefined', () => {
    expect(pageIfNewerThanShown(shown, read, null)).toBe(read);
    expect(pageIfNewerThanShown(read, read, null)).toBeUndefined();
    expect(pageIfNewerThanShown(read, shown, null)).toBeUndefined();
    expect(pageIfNewerThanShown(shown, undefined, null)).toBeUndefined();
  });

  it('returns undefined if a later response states that no item was stored after the shown page was read', () => {
    expect(pageIfNewerThanShown(shown, read, newest(1, 6))).toBeUndefined();
    expect(pageIfNewerThanShown(shown, read, newest(null, 6))).toBeUndefined();
  });

  it('ignores the time of the newest item when this time was read before the requested page', () => {
    expect(pageIfNewerThanShown(shown, read, newest(1, 4))).toBe(read);
  });
});
