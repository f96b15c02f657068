import { describe, expect, it } from 'vitest';
import { draftSchema, queuedSaleSchema } from './draft';
import { parseLegacyDraft } from './legacy-records';

const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };

/**
 * The fields of a draft as version 4 of the database stores them. Members have such records, so never change this
 * object. Add another object for a new version.
 */
const stored = {
  values: {
    title: 'Brass lamp',
    soldPrice: '34.99',
    soldDate: '2026-11-02',
    isOwnSale: 'true',
    purchasePrice: '5',
    sourceLocation: 'Thrift Store',
    platform: 'depop',
    ebayUrl: 'https://www.depop.com/products/lamp',
    comment: 'Sold in a day',
    categoryId: '',
    categoryName: '',
  },
  settings: { hidesFees: true },
  redaction: {
    areas: [
      { ...area, kind: 'name' },
      { ...area, y: 0.5 },
    ],
    checked: true,
    fees: [{ ...area, y: 0.6, kind: 'payout' }],
    suggested: [{ ...area, y: 0.7, kind: 'handle' }],
  },
  parts: { cover: { x: 0, y: 0, width: 1, height: 0.25 }, focus: null },
  coverOptions: [{ x: 0, y: 0, width: 1, height: 0.25 }],
  itemPart: [{ x: 0, y: 0, width: 1, height: 0.5 }],
  reading: {
    platform: 'depop',
    showsPayout: true,
    isCheckOnly: false,
    isHardToRead: true,
    confidence: 0.7,
    titleArea: area,
    priceArea: { ...area, y: 0.3 },
  },
  guesses: { title: 'Brass lamp', soldPrice: '34.99' },
  touched: ['platform', 'isOwnSale'],
  attempt: { key: 'key-1', sent: { shown: 's', rest: 'r' }, refused: false },
};

describe('parsing stored drafts and shares', () => {
  it('restores every field of a stored draft', () => {
    expect(draftSchema.parse(stored)).toEqual(stored);
  });

  it('restores every field of a queued share', () => {
    const share = { draft: stored, isAnother: true, fingerprint: { shown: 's', rest: 'r' } };
    expect(queuedSaleSchema.parse(share)).toEqual(share);
  });

  it('rejects a draft with an invalid hidden area, and does not parse it as a draft of an earlier version', () => {
    const areas = [{ ...area, kind: 'unknown' }];
    const unreadable = { ...stored, redaction: { ...stored.redaction, areas } };
    expect(draftSchema.safeParse(unreadable).success).toBe(false);
    expect(parseLegacyDraft(unreadable)).toBeNull();
  });
});
