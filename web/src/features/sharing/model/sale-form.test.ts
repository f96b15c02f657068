import { saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  EMPTY_SALE,
  SALE_FIELD_ORDER,
  hasCollapsedFieldValue,
  isBlankSale,
  includesCollapsedField,
  isGuess,
  NO_GUESSES,
  type SaleFormValues,
  withHiddenFieldsBlank,
  saleFormWithReading,
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
  it('the values of the sale form have exactly the fields of the contract', () => {
    const filled = saleSubmissionSchema.parse({
      ...ownSale,
      soldDate: '2026-01-02',
      ebayUrl: 'https://ebay.com/itm/1',
      comment: 'Hi',
    });
    expect(Object.keys(filled).sort()).toEqual([...SALE_FIELD_ORDER].sort());
    expect(Object.keys(EMPTY_SALE).sort()).toEqual([...SALE_FIELD_ORDER].sort());
  });

  it('the values of the sale form contain purchase price and source location only for an own sale', () => {
    expect(withHiddenFieldsBlank(ownSale)).toEqual(ownSale);
    expect(withHiddenFieldsBlank({ ...ownSale, isOwnSale: 'false' })).toMatchObject({
      purchasePrice: '',
      sourceLocation: '',
    });
  });

  it('the values of the sale form contain the category only for the platform eBay', () => {
    expect(withHiddenFieldsBlank({ ...ownSale, platform: 'depop' })).toMatchObject({
      categoryId: '',
      categoryName: '',
    });
  });

  it('the values of the sale form count as blank until the member changes one', () => {
    expect(isBlankSale(EMPTY_SALE)).toBe(true);
    expect(isBlankSale({ ...EMPTY_SALE, platform: 'etsy' })).toBe(false);
  });
});

describe('folded fields', () => {
  it('category, link and comment are folded fields', () => {
    const folded = ['categoryId', 'categoryName', 'ebayUrl', 'comment'];
    expect(SALE_FIELD_ORDER.filter((name) => includesCollapsedField([name]))).toEqual(folded);
  });

  it('includesCollapsedField returns true if at least one of the given fields is collapsed', () => {
    expect(includesCollapsedField(['title', 'ebayUrl'])).toBe(true);
    expect(includesCollapsedField(['title', 'soldPrice', 'platform'])).toBe(false);
    expect(includesCollapsedField([])).toBe(false);
  });

  it.each(['categoryId', 'categoryName', 'ebayUrl', 'comment'] as const)(
    'the folded fields are open for a draft with a value for %s',
    (name) => {
      expect(hasCollapsedFieldValue({ ...EMPTY_SALE, [name]: 'x' })).toBe(true);
    },
  );

  it('the folded fields stay folded for a draft that has values only in other fields', () => {
    expect(hasCollapsedFieldValue(EMPTY_SALE)).toBe(false);
    expect(hasCollapsedFieldValue({ ...ownSale, categoryId: '', categoryName: '' })).toBe(false);
  });
});

const lamp = { title: 'Brass lamp', soldPrice: '34.99' };
const typed = (change: Partial<SaleFormValues>) => ({ ...EMPTY_SALE, ...change });

describe('saleFormWithReading', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  const read = { ...lamp, platform: 'depop', soldDate: '2026-02-19' } as const;
  const nothing = { title: '', soldPrice: '', platform: undefined, soldDate: undefined };
  const payout = { platform: 'depop', showsPayout: true } as const;
  const unread = { platform: undefined, showsPayout: false };

  it('fills in fields that the member did not type in', () => {
    expect(saleFormWithReading(read, EMPTY_SALE, NO_GUESSES, [])).toEqual({
      values: { ...read, isOwnSale: 'false' },
      guesses: { ...read, isOwnSale: undefined },
    });
    const own = { title: 'My own words', platform: 'etsy', soldDate: '2026-01-01' } as const;
    expect(saleFormWithReading(read, typed(own), NO_GUESSES, [])).toMatchObject({
      values: { ...read, ...own },
      guesses: { ...NO_GUESSES, soldPrice: '34.99' },
    });
  });

  it('replaces or removes values of an earlier reading, except those that the member corrected', () => {
    const corrected = typed({ ...read, title: 'Brass banker lamp' });
    const earlier = { ...NO_GUESSES, ...read };
    expect(saleFormWithReading(nothing, corrected, earlier, []).values).toMatchObject({
      title: 'Brass banker lamp',
      soldPrice: '',
      platform: 'ebay',
      soldDate: '',
    });
  });

  it('replaces values that were read from the previous screenshot', () => {
    const first = saleFormWithReading(read, EMPTY_SALE, NO_GUESSES, []);
    const other = { ...nothing, title: 'Tin robot', platform: 'etsy' } as const;
    const next = saleFormWithReading(other, typed(first.values), first.guesses, []);
    expect(next.values).toMatchObject({ title: 'Tin robot', platform: 'etsy', soldDate: '' });
    expect(next.guesses).toEqual({ ...NO_GUESSES, title: 'Tin robot', platform: 'etsy' });
  });

  it('does not guess again after the member has changed a guessed choice back to the default', () => {
    const corrected = typed({ ...lamp, platform: 'ebay', soldDate: '' });
    const again = saleFormWithReading(read, corrected, { ...NO_GUESSES, ...read }, []);
    expect(again.values).toMatchObject({ platform: 'ebay', soldDate: '' });
  });

  it('ignores a sold date that is in the future in every time zone', () => {
    const dateFrom = (soldDate: string, before = EMPTY_SALE) =>
      saleFormWithReading({ ...lamp, soldDate }, before, NO_GUESSES, []).values.soldDate;
    expect(dateFrom('2026-03-03')).toBe('');
    expect(dateFrom('2026-03-03', typed({ soldDate: '2026-01-01' }))).toBe('2026-01-01');
    expect(dateFrom('2026-03-02')).toBe('2026-03-02');
  });

  it('returns no values for category, link and comment', () => {
    const { values } = saleFormWithReading(
      { ...read, showsPayout: true },
      EMPTY_SALE,
      NO_GUESSES,
      [],
    );
    expect(Object.keys(values).sort()).toEqual([...Object.keys(read), 'isOwnSale'].sort());
  });

  it('fills in a title that the member cleared', () => {
    const cleared = typed({ ...read, title: '' });
    const { values } = saleFormWithReading(read, cleared, { ...NO_GUESSES, ...read }, []);
    expect(values.title).toBe(lamp.title);
  });

  it('keeps other fields when only a part of the picture was read', () => {
    const earlier = { ...NO_GUESSES, ...read };
    const { values, guesses } = saleFormWithReading(
      { soldPrice: '5.00' },
      typed(read),
      earlier,
      [],
    );
    expect(values).toMatchObject({ ...read, soldPrice: '5.00' });
    expect(guesses).toMatchObject({ ...read, soldPrice: '5.00' });
  });

  it('preselects the platform, and My Sale when the screenshot shows a payout or fees', () => {
    expect(saleFormWithReading(payout, EMPTY_SALE, NO_GUESSES, [])).toMatchObject({
      values: { platform: 'depop', isOwnSale: 'true' },
      guesses: { platform: 'depop', isOwnSale: 'true' },
    });
    expect(saleFormWithReading(unread, EMPTY_SALE, NO_GUESSES, [])).toMatchObject({
      values: { platform: 'ebay', isOwnSale: 'false' },
      guesses: NO_GUESSES,
    });
  });

  it("keeps the member's choice, even if it is the default", () => {
    const kept = saleFormWithReading(payout, EMPTY_SALE, NO_GUESSES, ['platform', 'isOwnSale']);
    expect(kept.values).toMatchObject({ platform: 'ebay', isOwnSale: 'false' });
    expect(kept.guesses).toEqual(NO_GUESSES);
    const own = typed({ platform: 'etsy', isOwnSale: 'true' });
    expect(saleFormWithReading(unread, own, NO_GUESSES, []).values).toMatchObject({
      platform: 'etsy',
      isOwnSale: 'true',
    });
  });

  it('removes choices that another screenshot preselected, but keeps My Sale if the member filled in the purchase price', () => {
    const first = saleFormWithReading(payout, EMPTY_SALE, NO_GUESSES, []);
    const shown = typed(first.values);
    expect(saleFormWithReading(unread, shown, first.guesses, []).values).toMatchObject({
      platform: 'ebay',
      isOwnSale: 'false',
    });
    const bought = typed({ ...first.values, purchasePrice: '5' });
    expect(saleFormWithReading(unread, bought, first.guesses, []).values.isOwnSale).toBe('true');
  });
});

describe('isGuess', () => {
  it('returns true only while the field contains the extracted value', () => {
    expect(isGuess('depop', 'depop')).toBe(true);
    expect(isGuess('etsy', 'depop')).toBe(false);
    expect(isGuess('', undefined)).toBe(false);
  });
});
