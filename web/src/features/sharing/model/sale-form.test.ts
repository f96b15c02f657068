import { saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExtractedSale } from './sale-reading';
import {
  EMPTY_SALE,
  FIELD_ORDER,
  filledBy,
  isBlankSale,
  isGuess,
  NO_GUESSES,
  type SaleFormValues,
  shownValues,
  withReading,
} from './sale-form';

const ownSale = {
  ...EMPTY_SALE,
  title: 'Tee',
  soldPrice: '20',
  isOwnSale: 'true',
  purchasePrice: '3',
  sourceLocation: 'Thrift Store',
  categoryId: '15687',
  categoryName: 'T-Shirts',
} as const;

describe('sale form values', () => {
  it('have exactly the fields of the contract', () => {
    const filled = saleSubmissionSchema.parse({
      ...ownSale,
      soldDate: '2026-01-02',
      ebayUrl: 'https://ebay.com/itm/1',
      comment: 'Hi',
    });
    expect(Object.keys(filled).sort()).toEqual([...FIELD_ORDER].sort());
    expect(Object.keys(EMPTY_SALE).sort()).toEqual([...FIELD_ORDER].sort());
  });

  it('omit purchase price and source location unless it is an own sale', () => {
    expect(shownValues(ownSale)).toEqual(ownSale);
    expect(shownValues({ ...ownSale, isOwnSale: 'false' })).toMatchObject({
      purchasePrice: '',
      sourceLocation: '',
    });
  });

  it('omit the category unless the platform is eBay', () => {
    expect(shownValues({ ...ownSale, platform: 'depop' })).toMatchObject({
      categoryId: '',
      categoryName: '',
    });
  });

  it('count as blank until the member changes one', () => {
    expect(isBlankSale(EMPTY_SALE)).toBe(true);
    expect(isBlankSale({ ...EMPTY_SALE, platform: 'etsy' })).toBe(false);
  });
});

const extracted: ExtractedSale = {
  title: 'Brass lamp',
  soldPrice: '34.99',
  platform: 'depop',
  soldDate: '2026-02-19',
};
const lamp = { title: 'Brass lamp', soldPrice: '34.99' };
const typed = (change: Partial<SaleFormValues>) => ({ ...EMPTY_SALE, ...change });

describe('filledBy', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('fills in title and price, and platform and sold date if they were extracted', () => {
    expect(filledBy(extracted, EMPTY_SALE, NO_GUESSES, [])).toEqual({
      values: { ...extracted, isOwnSale: 'false' },
      guesses: { ...NO_GUESSES, platform: 'depop', soldDate: '2026-02-19' },
    });
    expect(filledBy(lamp, EMPTY_SALE, NO_GUESSES, [])).toEqual({
      values: { ...lamp, platform: 'ebay', soldDate: '', isOwnSale: 'false' },
      guesses: NO_GUESSES,
    });
  });

  it('keeps the platform and the sold date that the member chose', () => {
    const before = typed({ platform: 'etsy', soldDate: '2026-01-01' });
    const { values, guesses } = filledBy(extracted, before, NO_GUESSES, []);
    expect(values).toMatchObject({ ...lamp, platform: 'etsy', soldDate: '2026-01-01' });
    expect(guesses).toEqual(NO_GUESSES);
  });

  it('replaces a typed title and price, which then belong to the member', () => {
    const before = typed({ title: 'My own words', soldPrice: '5' });
    const { values, guesses } = filledBy(lamp, before, NO_GUESSES, []);
    expect(values).toMatchObject(lamp);
    expect(guesses).toEqual(NO_GUESSES);
  });

  it('does not guess again after the member changed a guess back to the default', () => {
    const first = filledBy(extracted, EMPTY_SALE, NO_GUESSES, []);
    const corrected = typed({ platform: 'ebay', soldDate: '' });
    const again = filledBy(extracted, corrected, first.guesses, []);
    expect(again.values).toMatchObject({ platform: 'ebay', soldDate: '' });
  });

  it('replaces or removes the guesses from the previous screenshot', () => {
    const first = filledBy(extracted, EMPTY_SALE, NO_GUESSES, []);
    const shown = typed(first.values);
    const other = filledBy({ ...lamp, platform: 'etsy' }, shown, first.guesses, []);
    expect(other.values).toMatchObject({ platform: 'etsy', soldDate: '' });
    expect(other.guesses).toEqual({ ...NO_GUESSES, platform: 'etsy' });
  });

  it('ignores a sold date that is in the future in every time zone', () => {
    const future = { ...lamp, soldDate: '2026-03-03' };
    expect(filledBy(future, EMPTY_SALE, NO_GUESSES, []).values.soldDate).toBe('');
    const before = typed({ soldDate: '2026-01-01' });
    expect(filledBy(future, before, NO_GUESSES, []).values.soldDate).toBe('2026-01-01');
    const today = { ...lamp, soldDate: '2026-03-02' };
    expect(filledBy(today, EMPTY_SALE, NO_GUESSES, []).values.soldDate).toBe('2026-03-02');
  });

  it('fills in neither the kind, nor a category, nor a comment', () => {
    const before = typed({ categoryId: '1', categoryName: 'Lamps', comment: 'Mine' });
    const { values } = filledBy(extracted, before, NO_GUESSES, []);
    expect(Object.keys(values).sort()).toEqual([...Object.keys(extracted), 'isOwnSale'].sort());
    expect(values.isOwnSale).toBe('false');
  });
});

describe('withReading', () => {
  const read = { ...lamp, platform: 'depop', soldDate: '2026-02-19' } as const;
  const nothing = { title: '', soldPrice: '', platform: undefined, soldDate: undefined };
  const payout = { platform: 'depop', showsPayout: true } as const;
  const unread = { platform: undefined, showsPayout: false };

  it('fills in what the member did not type', () => {
    expect(withReading(read, EMPTY_SALE, NO_GUESSES, [])).toEqual({
      values: { ...read, isOwnSale: 'false' },
      guesses: { ...read, isOwnSale: undefined },
    });
    const before = typed({ title: 'My own words', platform: 'etsy' });
    expect(withReading(read, before, NO_GUESSES, [])).toMatchObject({
      values: { ...read, title: 'My own words', platform: 'etsy' },
      guesses: { ...read, title: undefined, platform: undefined },
    });
  });

  it('replaces or removes what was read before, except values that the member corrected', () => {
    const corrected = typed({ ...read, title: 'Brass banker lamp' });
    const earlier = { ...NO_GUESSES, ...read };
    expect(withReading(nothing, corrected, earlier, []).values).toMatchObject({
      title: 'Brass banker lamp',
      soldPrice: '',
      platform: 'ebay',
      soldDate: '',
    });
  });

  it('fills in a title that the member cleared', () => {
    const cleared = typed({ ...read, title: '' });
    const { values } = withReading(read, cleared, { ...NO_GUESSES, ...read }, []);
    expect(values.title).toBe(lamp.title);
  });

  it('keeps the other fields when only a part of the picture was read', () => {
    const earlier = { ...NO_GUESSES, ...read };
    const { values, guesses } = withReading({ soldPrice: '5.00' }, typed(read), earlier, []);
    expect(values).toMatchObject({ ...read, soldPrice: '5.00' });
    expect(guesses).toMatchObject({ ...read, soldPrice: '5.00' });
  });

  it('preselects the platform, and My Sale when the page shows a payout or fees', () => {
    expect(withReading(payout, EMPTY_SALE, NO_GUESSES, [])).toMatchObject({
      values: { platform: 'depop', isOwnSale: 'true' },
      guesses: { platform: 'depop', isOwnSale: 'true' },
    });
    expect(withReading(unread, EMPTY_SALE, NO_GUESSES, [])).toMatchObject({
      values: { platform: 'ebay', isOwnSale: 'false' },
      guesses: NO_GUESSES,
    });
  });

  it('keeps what the member chose, even if it is the default', () => {
    const kept = withReading(payout, EMPTY_SALE, NO_GUESSES, ['platform', 'isOwnSale']);
    expect(kept.values).toMatchObject({ platform: 'ebay', isOwnSale: 'false' });
    expect(kept.guesses).toEqual(NO_GUESSES);
    const own = typed({ platform: 'etsy', isOwnSale: 'true' });
    expect(withReading(unread, own, NO_GUESSES, []).values).toMatchObject({
      platform: 'etsy',
      isOwnSale: 'true',
    });
  });

  it('takes back what another screenshot preselected, unless the member filled in the purchase', () => {
    const first = withReading(payout, EMPTY_SALE, NO_GUESSES, []);
    const shown = typed(first.values);
    expect(withReading(unread, shown, first.guesses, []).values).toMatchObject({
      platform: 'ebay',
      isOwnSale: 'false',
    });
    const bought = typed({ ...first.values, purchasePrice: '5' });
    expect(withReading(unread, bought, first.guesses, []).values.isOwnSale).toBe('true');
  });
});

describe('isGuess', () => {
  it('is true only while the field holds the extracted value', () => {
    expect(isGuess('depop', 'depop')).toBe(true);
    expect(isGuess('etsy', 'depop')).toBe(false);
    expect(isGuess('', undefined)).toBe(false);
  });
});
