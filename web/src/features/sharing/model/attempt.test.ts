import type { PictureArea } from '@contract/schemas/picture-area';
import { type SaleSubmission, saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { describe, expect, it } from 'vitest';
import {
  earlierItem,
  fingerprintOf,
  isRefusal,
  mayHaveArrived,
  nextAttempt,
  refusedAttempt,
  unsentAttempt,
} from './attempt';
import { itemLike } from './item.test-support';

const newKey = () => 'new-key';
const [a, b] = [
  { shown: 'tee', rest: 'a.png' },
  { shown: 'hat', rest: 'a.png' },
];
const last = { key: 'old-key', sent: a, refused: false };

describe('nextAttempt', () => {
  it('begins with a key of its own', () => {
    expect(nextAttempt(null, a, newKey)).toEqual({ ...last, key: 'new-key' });
  });

  it('takes the key that the draft has had from its beginning', () => {
    expect(nextAttempt(unsentAttempt('old-key'), a, newKey)).toEqual(last);
  });

  it('keeps the key for a repeat, refused or not', () => {
    expect(nextAttempt(last, a, newKey).key).toBe('old-key');
    expect(nextAttempt({ ...last, refused: true }, a, newKey).key).toBe('old-key');
  });

  it('takes a new key for other content after a refusal', () => {
    const refused = { ...last, refused: true };
    expect(nextAttempt(refused, b, newKey)).toEqual({ key: 'new-key', sent: b, refused: false });
    expect(nextAttempt(refused, { ...a, rest: 'b.png' }, newKey).key).toBe('new-key');
  });

  it('keeps the key, and what may have arrived with it, where the item may have been made', () => {
    expect(nextAttempt(last, b, newKey)).toEqual(last);
  });
});

describe('refusedAttempt', () => {
  it('says that nothing was made of a first attempt', () => {
    expect(refusedAttempt(null, last).refused).toBe(true);
    expect(refusedAttempt(unsentAttempt('old-key'), last).refused).toBe(true);
    expect(refusedAttempt({ ...last, refused: true }, last).refused).toBe(true);
    expect(refusedAttempt({ ...last, key: 'older-key' }, last).refused).toBe(true);
  });

  it('leaves open what became of an earlier one whose answer was lost', () => {
    expect(refusedAttempt(last, last).refused).toBe(false);
  });
});

describe('mayHaveArrived', () => {
  it('is so once something was sent, until it is refused', () => {
    expect(mayHaveArrived(null)).toBe(false);
    expect(mayHaveArrived(unsentAttempt('key'))).toBe(false);
    expect(mayHaveArrived(last)).toBe(true);
    expect(mayHaveArrived({ ...last, refused: true })).toBe(false);
  });
});

describe('fingerprintOf', () => {
  const screenshot = new File(['x'], 'a.png', { lastModified: 1 });
  const picture = { screenshot, areas: [] };
  const sale = saleSubmissionSchema.parse({ title: 'Tee', soldPrice: '9' });
  const fingerprint = fingerprintOf(sale, picture);

  it('tells what the item shows from what it does not', () => {
    expect(fingerprintOf({ ...sale }, picture)).toEqual(fingerprint);
    const retitled = fingerprintOf({ ...sale, title: 'Hat' }, picture);
    expect(retitled.shown).not.toBe(fingerprint.shown);
    expect(retitled.rest).toBe(fingerprint.rest);
    const commented = fingerprintOf({ ...sale, comment: 'Found it' }, picture);
    expect(commented.shown).toBe(fingerprint.shown);
    expect(commented.rest).not.toBe(fingerprint.rest);
    const otherFile = new File(['xy'], 'a.png', { lastModified: 1 });
    const other = fingerprintOf(sale, { ...picture, screenshot: otherFile });
    expect(other.rest).not.toBe(fingerprint.rest);
  });

  it('tells pictures with other redaction areas apart, whatever was found there', () => {
    const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
    const named = { ...area, kind: 'name' };
    const restOf = (areas: readonly PictureArea[]) =>
      fingerprintOf(sale, { screenshot, areas }).rest;
    expect(restOf([area])).not.toBe(fingerprint.rest);
    expect(restOf([area])).toBe(restOf([named]));
    expect(restOf([area])).not.toBe(restOf([{ ...area, x: 0.2 }]));
  });
});

it('counts 4xx as refusals only', () => {
  expect([400, 403, 499].every(isRefusal)).toBe(true);
  expect([0, 200, 500, 503].some(isRefusal)).toBe(false);
});

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
const shared = new File(['x'], 'a.png', { lastModified: 1 });
const firstSent = {
  key: 'k',
  sent: fingerprintOf(sale, { screenshot: shared, areas: [] }),
  refused: false,
};
const answered = (
  change: Partial<SaleSubmission>,
  item = made,
  { screenshot = shared, areas = noAreas } = {},
) => {
  const sent = { ...sale, ...change };
  return earlierItem(item, sent, firstSent, fingerprintOf(sent, { screenshot, areas }));
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
    const areas = [{ x: 0, y: 0, width: 0.5, height: 0.1 }];
    expect(answered({}, made, { areas })).toEqual(unclear);
  });
});
