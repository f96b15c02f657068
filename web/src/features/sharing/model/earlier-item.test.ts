import type { PictureArea } from '@contract/schemas/picture-area';
import { type SaleSubmission, saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './attempt';
import { earlierItem } from './earlier-item';
import { itemLike } from './item.test-support';

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
const made = itemLike();
const noAreas: readonly PictureArea[] = [];
const picture = new File(['x'], 'a.png', { lastModified: 1 });
const first = {
  key: 'k',
  sent: fingerprintOf(sale, { screenshot: picture, hidden: [] }),
  refused: false,
};
const answered = (
  change: Partial<SaleSubmission>,
  item = made,
  { screenshot = picture, hidden = noAreas } = {},
) => {
  const sent = { ...sale, ...change };
  return earlierItem(item, sent, first, fingerprintOf(sent, { screenshot, hidden }));
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
    const screenshot = new File(['y'], 'b.png', { lastModified: 2 });
    expect(answered({}, made, { screenshot })).toEqual(unclear);
    const hidden = [{ x: 0, y: 0, width: 0.5, height: 0.1 }];
    expect(answered({}, made, { hidden })).toEqual(unclear);
  });
});
