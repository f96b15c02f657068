import { expect, test } from 'vitest';
import { parsePriceToCents, dollars } from './money';
import { MarkNotVisible, type VisibleMark } from './visible-marks';
import { photoBox, groundTruthOf } from './ground-truth';

const PICTURE = { width: 390, height: 844 };
const place = { x: 16.4, y: 20.2, width: 100, height: 18.5 };
const mark = (truth: VisibleMark['truth'], text: string): VisibleMark => ({
  truth,
  kind: 'order',
  day: '2026-01-05',
  text,
  place,
});
const TITLE = mark('title', 'Brass desk lamp, rewired, with a new…');
const PRICE = mark('price', 'US $1,249.50');

test('groundTruthOf removes the ellipsis of a shortened title, and returns the price as a decimal', () => {
  expect(groundTruthOf([TITLE, PRICE], PICTURE)).toMatchObject({
    title: 'Brass desk lamp, rewired, with a new',
    price: '1249.50',
    soldDate: null,
    personalInfo: [],
    boxes: { titleBox: [16, 20, 101, 19], feeBoxes: [] },
  });
});

test('groundTruthOf returns the sold date and personal information when they are visible', () => {
  const seen = [TITLE, PRICE, mark('soldDate', '1/5/26'), mark('personal', '#31337')];
  expect(groundTruthOf(seen, PICTURE)).toMatchObject({
    soldDate: '2026-01-05',
    personalInfo: [{ kind: 'order', text: '#31337', box: [16, 20, 101, 19] }],
  });
});

test('groundTruthOf returns the boxes of fees, and does not return fees as personal information', () => {
  const fee = { ...mark('fee', '-$3.40'), kind: 'fee' as const };
  expect(groundTruthOf([TITLE, PRICE, fee], PICTURE)).toMatchObject({
    personalInfo: [],
    boxes: { feeBoxes: [{ kind: 'fee', box: [16, 20, 101, 19] }] },
  });
});

test('photoBox returns the box in whole pixels, or null when there is no photo or the photo is less than 24 pixels wide', () => {
  expect(photoBox(null, PICTURE)).toBeNull();
  expect(photoBox({ ...place, width: 23, height: 80 }, PICTURE)).toBeNull();
  expect(photoBox({ ...place, width: 24, height: 80 }, PICTURE)).toEqual([16, 20, 25, 81]);
});

test('groundTruthOf throws when the title or the price is not visible', () => {
  expect(() => groundTruthOf([TITLE], PICTURE)).toThrow(MarkNotVisible);
  expect(() => groundTruthOf([PRICE], PICTURE)).toThrow(MarkNotVisible);
});

test('parsePriceToCents parses prices that the function `dollars` has formatted, and the price in a text such as US $68', () => {
  for (const cents of [0, 5, 99, 100, 12_34, 1_000_00, 1_234_567_89]) {
    expect(parsePriceToCents(dollars(cents))).toBe(cents);
  }
  expect(parsePriceToCents('US $68')).toBe(6800);
});
