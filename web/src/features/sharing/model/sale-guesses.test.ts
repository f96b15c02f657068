import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExtractedSale } from '@/lib/extracted-sale';
import { filledBy, isGuess, NO_GUESSES } from './sale-guesses';
import { EMPTY_SALE, type SaleFormValues } from './sale-form';

const extracted: ExtractedSale = {
  title: 'Brass lamp',
  soldPrice: '34.99',
  platform: 'depop',
  soldDate: '2026-02-19',
};
const lamp = { title: 'Brass lamp', soldPrice: '34.99' };
const typed = (change: Partial<SaleFormValues>) => ({ ...EMPTY_SALE, ...change });

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('what an extraction fills in', () => {
  it('is title and price, and platform and day where they were seen', () => {
    expect(filledBy(extracted, EMPTY_SALE, NO_GUESSES)).toEqual({
      values: extracted,
      guesses: { platform: 'depop', soldDate: '2026-02-19' },
    });
    expect(filledBy(lamp, EMPTY_SALE, NO_GUESSES)).toEqual({
      values: { ...lamp, platform: 'ebay', soldDate: '' },
      guesses: NO_GUESSES,
    });
  });

  it('leaves alone the platform and the day that the member chose before', () => {
    const before = typed({ platform: 'etsy', soldDate: '2026-01-01' });
    const { values, guesses } = filledBy(extracted, before, NO_GUESSES);
    expect(values).toMatchObject({ ...lamp, platform: 'etsy', soldDate: '2026-01-01' });
    expect(guesses).toEqual(NO_GUESSES);
  });

  it('leaves alone what the member put in place of a guess, be it the platform at first', () => {
    const first = filledBy(extracted, EMPTY_SALE, NO_GUESSES);
    const corrected = typed({ platform: 'ebay', soldDate: '' });
    const again = filledBy(extracted, corrected, first.guesses);
    expect(again.values).toMatchObject({ platform: 'ebay', soldDate: '' });
  });

  it('replaces the guesses of another screenshot, or takes them back', () => {
    const first = filledBy(extracted, EMPTY_SALE, NO_GUESSES);
    const shown = typed(first.values);
    const other = filledBy({ ...lamp, platform: 'etsy' }, shown, first.guesses);
    expect(other.values).toMatchObject({ platform: 'etsy', soldDate: '' });
    expect(other.guesses).toEqual({ platform: 'etsy', soldDate: undefined });
  });

  it('is no day that has not begun anywhere', () => {
    const future = { ...lamp, soldDate: '2026-03-03' };
    expect(filledBy(future, EMPTY_SALE, NO_GUESSES).values.soldDate).toBe('');
    const before = typed({ soldDate: '2026-01-01' });
    expect(filledBy(future, before, NO_GUESSES).values.soldDate).toBe('2026-01-01');
    const today = { ...lamp, soldDate: '2026-03-02' };
    expect(filledBy(today, EMPTY_SALE, NO_GUESSES).values.soldDate).toBe('2026-03-02');
  });

  it('touches no other field', () => {
    const before = typed({ categoryId: '1', categoryName: 'Lamps', comment: 'Mine' });
    expect(Object.keys(filledBy(extracted, before, NO_GUESSES).values).sort()).toEqual(
      Object.keys(extracted).sort(),
    );
  });
});

describe('isGuess', () => {
  it('is told while the field holds what was read', () => {
    expect(isGuess('depop', 'depop')).toBe(true);
    expect(isGuess('etsy', 'depop')).toBe(false);
    expect(isGuess('', undefined)).toBe(false);
  });
});
