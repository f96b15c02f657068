import type { Item } from '@contract/schemas/item';
import { type SaleSubmission, saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './attempt';
import { earlierItem } from './earlier-item';

const typed = {
  title: ' Tin robot ',
  soldPrice: '12',
  soldDate: '2026-01-02',
  isOwnSale: 'true',
  purchasePrice: '.5',
  sourceLocation: 'Thrift Store',
  platform: 'ebay',
  categoryId: '1',
  categoryName: 'Robots',
};
const sale = saleSubmissionSchema.parse(typed);
const made: Item = {
  id: 'item',
  title: 'Tin robot',
  thumbnail: '/media/t',
  picture: { url: '/media/p', width: 1, height: 1, thumbnails: [] },
  platform: 'ebay',
  categoryName: 'Robots',
  soldPrice: '12.00',
  offerPrice: null,
  saleType: 'other',
  purchasePrice: '0.50',
  sourceLocation: 'Thrift Store',
  soldDate: '2026-01-02',
  isOwnSale: true,
  username: 'thrifty',
  isPremiumUser: false,
  addedDate: '2026-01-03T00:00:00.000Z',
  likesCount: 0,
  commentsCount: 0,
};
const picture = new File(['x'], 'a.png', { lastModified: 1 });
const first = { key: 'k', sent: fingerprintOf(sale, picture), refused: false };
const answered = (change: Partial<SaleSubmission>, item: Item = made, file = picture) => {
  const sent = { ...sale, ...change };
  return earlierItem(item, sent, first, fingerprintOf(sent, file));
};
const madeEarlier = { title: 'Tin robot', soldPrice: '12.00', certain: true };

describe('the item that answers a repeat', () => {
  it('is what was sent, however that was written', () => {
    expect(answered({})).toBeNull();
  });

  it.each([
    { title: 'Tin robots' },
    { soldPrice: '12.01' },
    { soldDate: undefined },
    { isOwnSale: false, purchasePrice: undefined, sourceLocation: undefined },
    { purchasePrice: '0' },
    { sourceLocation: 'Other' },
    { platform: 'depop', categoryName: undefined },
    { categoryName: undefined },
  ] as const)('is an earlier one where it does not show %o', (change) => {
    expect(answered(change)).toEqual(madeEarlier);
  });

  it('is what was sent where it shows what changed since', () => {
    expect(answered({ title: 'Hat', comment: 'New' }, { ...made, title: 'Hat' })).toBeNull();
  });

  it('may be either where what changed does not show', () => {
    const unclear = { ...madeEarlier, certain: false };
    expect(answered({ comment: 'Found it' })).toEqual(unclear);
    expect(answered({}, made, new File(['y'], 'b.png', { lastModified: 2 }))).toEqual(unclear);
  });
});
