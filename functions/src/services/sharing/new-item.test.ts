import { describe, expect, it } from 'vitest';
import { itemExpiry } from './new-item';

describe('itemExpiry', () => {
  it('returns 30 days after the date added for a free member', () => {
    expect(itemExpiry(new Date('2026-04-10T08:00:00Z'), false)).toEqual(
      new Date('2026-05-10T08:00:00Z'),
    );
  });

  it('returns at least the end of the month in which the item was added', () => {
    expect(itemExpiry(new Date('2026-01-01T00:00:00Z'), false)).toEqual(
      new Date('2026-02-01T00:00:00Z'),
    );
  });

  it('returns 90 days after the date added for a premium member', () => {
    expect(itemExpiry(new Date('2026-01-01T00:00:00Z'), true)).toEqual(
      new Date('2026-04-01T00:00:00Z'),
    );
  });
});
