import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bottomEdge, rightEdge } from '../layout/geometry';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { findPersonalInfo } from './find-personal-info';

const LINES: readonly (readonly [line: TestPageLine, personal: readonly string[]])[] = [
  [[40, 100, 22, 'Order details'], []],
  [[40, 180, 20, 'Sold to @priya_rama'], ['@priya_rama']],
  [[40, 240, 20, 'Carhartt Detroit Jacket'], []],
  [[40, 280, 20, '$110.00'], []],
  [[40, 400, 24, 'Ship to'], []],
  [
    [40, 440, 20, 'Priya Ramanathan'],
    ['Priya', 'Ramanathan'],
  ],
  [
    [40, 476, 20, '66 Cobbler Ln'],
    ['66', 'Cobbler', 'Ln'],
  ],
  [
    [40, 512, 20, 'Northfield Falls, VT 05699'],
    ['Northfield', 'Falls,', 'VT', '05699'],
  ],
  [[40, 548, 20, 'priya.rama@example.com'], ['priya.rama@example.com']],
  [
    [40, 584, 20, '(303) 555-0117'],
    ['(303)', '555-0117'],
  ],
  [[40, 700, 20, 'Order number 43-41232-51612'], ['43-41232-51612']],
  [[40, 760, 20, 'Tracking'], []],
  [
    [40, 800, 20, 'USPS 9478 6540 4136 1932 6827 79'],
    ['9478', '6540', '4136', '1932', '6827', '79'],
  ],
];
const PAGE = testPageOfLines(
  720,
  1200,
  LINES.map(([line]) => line),
);
const PERSONAL = new Set(LINES.flatMap(([, personal]) => personal));
const placed = fc.record({
  scale: fc.double({ min: 0.5, max: 4, noNaN: true }),
  x: fc.integer({ min: 0, max: 2000 }),
  y: fc.integer({ min: 0, max: 2000 }),
});

function moved(
  page: RecognizedPage,
  { scale, x, y }: { scale: number; x: number; y: number },
): RecognizedPage {
  const place = (box: Box): Box => ({
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  });
  const words = page.words.map((word) => ({ ...word, box: place(word.box) }));
  return { width: page.width * scale + 2 * x, height: page.height * scale + 2 * y, words };
}

function redactedShare(box: Box, redactions: readonly Box[]): number {
  const shares = redactions.map((redaction) => {
    const width = Math.min(rightEdge(box), rightEdge(redaction)) - Math.max(box.x, redaction.x);
    const height = Math.min(bottomEdge(box), bottomEdge(redaction)) - Math.max(box.y, redaction.y);
    return (Math.max(0, width) * Math.max(0, height)) / (box.width * box.height);
  });
  return Math.max(0, ...shares);
}

const boxesOf = (page: RecognizedPage): Box[] => findPersonalInfo(page).map(({ box }) => box);
const BOXES = boxesOf(PAGE);

describe('the boxes that findPersonalInfo returns', () => {
  it('the boxes cover every personal word, and less than half of any other word, at any position and scale', () => {
    fc.assert(
      fc.property(placed, (place) => {
        const page = moved(PAGE, place);
        const boxes = boxesOf(page);
        for (const { text, box } of page.words) {
          if (PERSONAL.has(text)) expect(redactedShare(box, boxes)).toBeCloseTo(1);
          else expect(redactedShare(box, boxes)).toBeLessThan(0.5);
        }
      }),
    );
  });

  it('the boxes extend beyond the letters on all sides, and beyond the page by at most the margin', () => {
    fc.assert(
      fc.property(placed, (place) => {
        const page = moved(PAGE, { ...place, x: 0, y: 0 });
        const margin = 15 * place.scale + 2;
        for (const box of boxesOf(page)) {
          const inside = page.words.filter((word) => redactedShare(word.box, [box]) > 0.5);
          expect(inside.length).toBeGreaterThan(0);
          for (const word of inside) {
            expect(box.x).toBeLessThan(word.box.x);
            expect(box.y).toBeLessThan(word.box.y);
            expect(rightEdge(box)).toBeGreaterThan(rightEdge(word.box));
            expect(bottomEdge(box)).toBeGreaterThan(bottomEdge(word.box));
          }
          expect(box.x).toBeGreaterThan(-margin);
          expect(rightEdge(box)).toBeLessThan(page.width + margin);
        }
      }),
    );
  });

  it('the boxes are the same for any order of the words', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...PAGE.words], { minLength: PAGE.words.length }),
        (words) => {
          expect(boxesOf({ ...PAGE, words })).toEqual(BOXES);
        },
      ),
    );
  });

  it('the boxes cover the same areas when unrelated words are added far away', () => {
    const far = fc.record({
      text: fc.string({ minLength: 1, maxLength: 12 }),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      box: fc.record({
        x: fc.integer({ min: 0, max: 600 }),
        y: fc.integer({ min: 1000, max: 1160 }),
        width: fc.integer({ min: 1, max: 120 }),
        height: fc.integer({ min: 1, max: 40 }),
      }),
    });
    fc.assert(
      fc.property(fc.array(far, { maxLength: 12 }), (words) => {
        const boxes = boxesOf({ ...PAGE, words: [...PAGE.words, ...words] });
        for (const box of BOXES) expect(redactedShare(box, boxes)).toBeGreaterThan(0.9);
      }),
    );
  });

  it('the boxes cover the personal words when the photo of a screen is tilted', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.06, max: 0.06, noNaN: true }), (slope) => {
        const words = PAGE.words.map((word) => ({
          ...word,
          box: { ...word.box, y: word.box.y + slope * (word.box.x + word.box.width / 2) },
        }));
        const boxes = boxesOf({ ...PAGE, words });
        const personal = words.filter(({ text }) => PERSONAL.has(text));
        for (const { box } of personal) expect(redactedShare(box, boxes)).toBeCloseTo(1);
      }),
    );
  });

  it('the boxes include an uncertain word when it is at the end of a personal line', () => {
    const ship = PAGE.words.find(({ text }) => text === 'Ramanathan');
    if (!ship) throw new Error('The page has no buyer.');
    const scrap = {
      text: 'J|',
      confidence: 0.1,
      box: { ...ship.box, x: rightEdge(ship.box) + 8, width: 20 },
    };
    expect(redactedShare(scrap.box, boxesOf({ ...PAGE, words: [...PAGE.words, scrap] }))).toBe(1);
  });
});
