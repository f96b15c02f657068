import { describe, expect, it } from 'vitest';
import { fieldNames, issuesByField, mergeSavedValues } from './use-zod-form';

describe('issuesByField', () => {
  it('returns the first message of each field, in the order of the fields', () => {
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

  it("finds a field in a group by its full name, such as 'ebay.percent'", () => {
    expect(
      issuesByField(
        [{ path: ['body', 'ebay', 'fixedCents'], message: 'Too high' }],
        ['etsy.fixed', 'ebay.fixed', 'ebay.fixedCents'],
      ),
    ).toEqual([['ebay.fixedCents', 'Too high']]);
  });
});

describe('fieldNames', () => {
  it('returns the names of all fields in their order, including fields in a group', () => {
    const values = { title: '', ebay: { percent: '13', fixed: '0' }, comment: '' };
    expect(fieldNames(values)).toEqual(['title', 'ebay.percent', 'ebay.fixed', 'comment']);
  });
});

describe('mergeSavedValues', () => {
  const SENT = { tiktok: '@ann', youtube: '' };
  const SAVED = { tiktok: 'https://www.tiktok.com/@ann', youtube: '' };

  it('returns the saved values when nothing was typed after the submit', () => {
    expect(mergeSavedValues(SENT, SENT, SAVED)).toEqual(SAVED);
  });

  it('keeps a field that was changed after the submit, and returns the saved values of the other fields', () => {
    const now = { ...SENT, youtube: '@ann' };
    expect(mergeSavedValues(now, SENT, SAVED)).toEqual({ ...SAVED, youtube: '@ann' });
  });

  it('keeps a field that was emptied after the submit', () => {
    expect(mergeSavedValues({ ...SENT, tiktok: '' }, SENT, SAVED).tiktok).toBe('');
  });

  it('keeps only the changed field of a group, and returns the saved values of its other fields', () => {
    const sent = { ebay: { percent: '12.70', fixed: '.4' } };
    const now = { ebay: { percent: '12.70', fixed: '0.55' } };
    const saved = { ebay: { percent: '12.7', fixed: '0.40' } };
    expect(mergeSavedValues(now, sent, saved)).toEqual({
      ebay: { percent: '12.7', fixed: '0.55' },
    });
  });
});
