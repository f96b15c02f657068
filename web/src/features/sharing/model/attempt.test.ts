import { itemLike } from '@contract/schemas/item.test-support';
import type { PictureArea } from '@contract/schemas/picture-area';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { type SaleSubmission, saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { describe, expect, it } from 'vitest';
import {
  itemOfEarlierForm,
  fingerprintOf,
  isRefusal,
  mayHaveArrived,
  nextAttempt,
  attemptAfterRefusal,
  unsentAttempt,
} from './attempt';

const newKey = () => 'new-key';
const [a, b] = [
  { shown: 'tee', rest: 'a.png' },
  { shown: 'hat', rest: 'a.png' },
];
const last = { key: 'old-key', sent: a, refused: false };

describe('nextAttempt', () => {
  it('creates an idempotency key for the first attempt', () => {
    expect(nextAttempt(null, a, newKey)).toEqual({ ...last, key: 'new-key' });
  });

  it('uses the idempotency key of the draft when nothing was sent yet', () => {
    expect(nextAttempt(unsentAttempt('old-key'), a, newKey)).toEqual(last);
  });

  it('keeps the idempotency key when the same submission is sent again', () => {
    expect(nextAttempt(last, a, newKey).key).toBe('old-key');
    expect(nextAttempt({ ...last, refused: true }, a, newKey).key).toBe('old-key');
  });

  it('creates a new idempotency key when the submission changed after a refusal', () => {
    const refused = { ...last, refused: true };
    expect(nextAttempt(refused, b, newKey)).toEqual({ key: 'new-key', sent: b, refused: false });
    expect(nextAttempt(refused, { ...a, rest: 'b.png' }, newKey).key).toBe('new-key');
  });

  it('keeps the idempotency key and the first fingerprint when the server may have created the item', () => {
    expect(nextAttempt(last, b, newKey)).toEqual(last);
  });
});

describe('attemptAfterRefusal', () => {
  it('marks the attempt as refused when no earlier request with its key can have created the item', () => {
    expect(attemptAfterRefusal(null, last).refused).toBe(true);
    expect(attemptAfterRefusal(unsentAttempt('old-key'), last).refused).toBe(true);
    expect(attemptAfterRefusal({ ...last, refused: true }, last).refused).toBe(true);
    expect(attemptAfterRefusal({ ...last, key: 'older-key' }, last).refused).toBe(true);
  });

  it('does not mark the attempt as refused when the response to an earlier request was lost', () => {
    expect(attemptAfterRefusal(last, last).refused).toBe(false);
  });
});

describe('mayHaveArrived', () => {
  it('returns true after something was sent, unless the server refused it', () => {
    expect(mayHaveArrived(null)).toBe(false);
    expect(mayHaveArrived(unsentAttempt('key'))).toBe(false);
    expect(mayHaveArrived(last)).toBe(true);
    expect(mayHaveArrived({ ...last, refused: true })).toBe(false);
  });
});

describe('fingerprintOf', () => {
  const screenshot = new File(['x'], 'a.png', { lastModified: 1 });
  const picture = { screenshot, itemPart: WHOLE_SCREENSHOT, areas: [], parts: null };
  const sale = saleSubmissionSchema.parse({ title: 'Tee', soldPrice: '9' });
  const fingerprint = fingerprintOf(sale, picture);

  it('the fingerprint has one text for the fields that the item shows, and another text for all other fields', () => {
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

  it('the fingerprint changes when the position of a hidden area changes, but not when its kind changes', () => {
    const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
    const named = { ...area, kind: 'name' };
    const restOf = (areas: readonly PictureArea[]) =>
      fingerprintOf(sale, { ...picture, areas }).rest;
    expect(restOf([area])).not.toBe(fingerprint.rest);
    expect(restOf([area])).toBe(restOf([named]));
    expect(restOf([area])).not.toBe(restOf([{ ...area, x: 0.2 }]));
  });

  it('the fingerprint changes when the part or the cover in the screenshot changes', () => {
    const [cover, part] = [
      { x: 0.1, y: 0.2, width: 0.5, height: 0.5 },
      { x: 0, y: 0.1, width: 1, height: 0.5 },
    ];
    const covered = { ...picture, parts: { cover, focus: null } };
    const cropped = { ...covered, itemPart: [part] };
    const rests = [picture, covered, cropped, { ...cropped, itemPart: [part, cover] }].map(
      (shared) => fingerprintOf(sale, shared).rest,
    );
    expect(new Set(rests).size).toBe(4);
    expect(fingerprintOf({ ...sale, cover: '0,0,1,1' }, cropped).rest).toBe(rests[2]);
  });

  it('the fingerprint for a whole screenshot is the same as in drafts that were saved before parts existed', () => {
    const [area, cover] = [
      { x: 0, y: 0, width: 0.5, height: 0.1 },
      { x: 0.1, y: 0.2, width: 0.5, height: 0.25 },
    ];
    const shared = { ...picture, areas: [area], parts: { cover, focus: area } };
    expect(fingerprintOf(sale, shared).rest).toBe(
      '[null,null,"a.png",1,1,[0,0,0.5,0.1],"0.1,0.2,0.5,0.25"]',
    );
  });
});

it('isRefusal returns true only for a 4xx status', () => {
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
const created = itemLike({
  title: 'Tin robot',
  soldPrice: '12.00',
  soldDate: '2026-01-02',
  isOwnSale: true,
  purchasePrice: '0.50',
  sourceLocation: 'Thrift Store',
  categoryName: 'Robots',
});
const noAreas: readonly PictureArea[] = [];
const shared = new File(['x'], 'a.png', { lastModified: 1 });
const pictureOf = (screenshot: File, areas = noAreas) => ({
  screenshot,
  itemPart: WHOLE_SCREENSHOT,
  areas,
  parts: null,
});
const firstSent = {
  key: 'k',
  sent: fingerprintOf(sale, pictureOf(shared)),
  refused: false,
};
const resultFor = (
  change: Partial<SaleSubmission>,
  item = created,
  { screenshot = shared, areas = noAreas } = {},
) => {
  const sent = { ...sale, ...change };
  return itemOfEarlierForm(
    item,
    sent,
    firstSent,
    fingerprintOf(sent, pictureOf(screenshot, areas)),
  );
};
const earlier = { title: 'Tin robot', soldPrice: '12.00', certain: true };

describe('itemOfEarlierForm', () => {
  it('returns null when the item has the submitted values, even if their format differs', () => {
    expect(resultFor({})).toBeNull();
  });

  it.each([
    { title: 'Tin robots' },
    { soldPrice: '12.01' },
    { soldDate: undefined },
    { isOwnSale: false, purchasePrice: undefined, sourceLocation: undefined },
    { purchasePrice: '0' },
    { sourceLocation: 'Other' },
    { platform: 'depop', categoryName: undefined },
    { ebayUrl: 'https://ebay.com/itm/1' },
    { categoryName: undefined },
  ] as const)(
    'returns the item when the item does not have the newly submitted values %o',
    (change) => {
      expect(resultFor(change)).toEqual(earlier);
    },
  );

  it('returns null when the item has the newly submitted values', () => {
    expect(resultFor({ title: 'Hat', comment: 'New' }, { ...created, title: 'Hat' })).toBeNull();
    const link = { ebayUrl: 'https://ebay.com/itm/1' };
    expect(resultFor(link, { ...created, ...link })).toBeNull();
  });

  it('returns the item as uncertain when the submission has changed only in data that an item does not show', () => {
    const unclear = { ...earlier, certain: false };
    expect(resultFor({ comment: 'Found it' })).toEqual(unclear);
    const screenshot = new File(['y'], 'b.png', { lastModified: 2 });
    expect(resultFor({}, created, { screenshot })).toEqual(unclear);
    const areas = [{ x: 0, y: 0, width: 0.5, height: 0.1 }];
    expect(resultFor({}, created, { areas })).toEqual(unclear);
  });
});
