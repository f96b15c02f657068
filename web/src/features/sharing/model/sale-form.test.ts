import { saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { describe, expect, it } from 'vitest';
import { EMPTY_SALE, FIELD_ORDER, isBlankSale, issuesByField, shownValues } from './sale-form';

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

describe('the sale form', () => {
  it('holds exactly the fields of the contract', () => {
    const filled = saleSubmissionSchema.parse({
      ...ownSale,
      soldDate: '2026-01-02',
      comment: 'Hi',
    });
    expect(Object.keys(filled).sort()).toEqual([...FIELD_ORDER].sort());
    expect(Object.keys(EMPTY_SALE).sort()).toEqual([...FIELD_ORDER].sort());
  });

  it('sends purchase price and source for own sales only', () => {
    expect(shownValues(ownSale)).toEqual(ownSale);
    expect(shownValues({ ...ownSale, isOwnSale: 'false' })).toMatchObject({
      purchasePrice: '',
      sourceLocation: '',
    });
  });

  it('sends a category for eBay only', () => {
    expect(shownValues({ ...ownSale, platform: 'depop' })).toMatchObject({
      categoryId: '',
      categoryName: '',
    });
  });

  it('is blank until something is entered', () => {
    expect(isBlankSale(EMPTY_SALE)).toBe(true);
    expect(isBlankSale({ ...EMPTY_SALE, platform: 'etsy' })).toBe(false);
  });
});

describe('issuesByField', () => {
  it('finds the fields from top to bottom, with the first message of each', () => {
    expect(
      issuesByField([
        { path: ['body', 'soldPrice'], message: 'Too high' },
        { path: ['body', 'title'], message: 'Too long' },
        { path: ['body', 'title'], message: 'Too loud' },
        { path: ['headers', 'idempotency-key'], message: 'Not a key' },
      ]),
    ).toEqual([
      ['title', 'Too long'],
      ['soldPrice', 'Too high'],
    ]);
  });
});
