import type { PictureArea } from '@contract/schemas/picture-area';
import { saleSubmissionSchema } from '@contract/schemas/sale-submission';
import { describe, expect, it } from 'vitest';
import {
  fingerprintOf,
  isRefusal,
  mayHaveArrived,
  nextAttempt,
  refusedAttempt,
  unsentAttempt,
} from './attempt';

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
  const picture = { screenshot, hidden: [] };
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

  it('tells pictures with other hidden areas apart, whatever was found there', () => {
    const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
    const named = { ...area, kind: 'name' };
    const restOf = (hidden: readonly PictureArea[]) =>
      fingerprintOf(sale, { screenshot, hidden }).rest;
    expect(restOf([area])).not.toBe(fingerprint.rest);
    expect(restOf([area])).toBe(restOf([named]));
    expect(restOf([area])).not.toBe(restOf([{ ...area, x: 0.2 }]));
  });
});

it('counts 4xx as refusals only', () => {
  expect([400, 403, 499].every(isRefusal)).toBe(true);
  expect([0, 200, 500, 503].some(isRefusal)).toBe(false);
});
