import { describe, expect, it } from 'vitest';
import { fieldNames, issuesByField } from './issues-by-field';

describe('issuesByField', () => {
  it('returns the first message of each field, in the order of the form', () => {
    expect(
      issuesByField(
        [
          { path: ['body', 'soldPrice'], message: 'Too high' },
          { path: ['body', 'title'], message: 'Too long' },
          { path: ['body', 'title'], message: 'Too loud' },
          { path: ['headers', 'idempotency-key'], message: 'Not a key' },
        ],
        ['title', 'soldPrice', 'comment'],
      ),
    ).toEqual([
      ['title', 'Too long'],
      ['soldPrice', 'Too high'],
    ]);
  });

  it("finds fields in groups by their full name, such as 'ebay.percent'", () => {
    expect(
      issuesByField(
        [{ path: ['body', 'ebay', 'fixedCents'], message: 'Too high' }],
        ['etsy.fixed', 'ebay.fixed', 'ebay.fixedCents'],
      ),
    ).toEqual([['ebay.fixedCents', 'Too high']]);
  });
});

describe('fieldNames', () => {
  it('returns the names of grouped fields in the order of the form', () => {
    const values = { title: '', ebay: { percent: '13', fixed: '0' }, comment: '' };
    expect(fieldNames(values)).toEqual(['title', 'ebay.percent', 'ebay.fixed', 'comment']);
  });
});
