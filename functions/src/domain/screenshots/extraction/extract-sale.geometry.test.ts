import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractSale } from './extract-sale';
import { textLines } from '../layout/text-lines';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import type { RecognizedPage, RecognizedWord } from '../layout/recognized-page';

const LISTING: readonly TestPageLine[] = [
  [60, 50, 22, '8:15'],
  [160, 100, 20, 'Search on Mercari'],
  [40, 540, 30, 'KitchenAid Artisan Stand Mixer'],
  [40, 586, 30, 'Empire Red 5 qt'],
  [40, 660, 40, '$189.00'],
  [190, 668, 26, '$230.00'],
  [40, 730, 22, 'Shipping $24.99 | Buyer pays'],
  [40, 910, 20, 'Sold on Nov 3, 2025'],
  [40, 1120, 22, 'Similar items'],
];
const ORDER: readonly TestPageLine[] = [
  [60, 50, 22, '6:11'],
  [300, 130, 22, 'Order status'],
  [220, 300, 24, 'Cast iron Dutch oven enameled'],
  [220, 336, 24, 'forest green'],
  [40, 520, 24, 'Price details'],
  [40, 570, 22, 'Item price'],
  [640, 570, 22, '$58.00'],
  [40, 620, 22, 'Selling fee'],
  [640, 620, 22, '-$5.80'],
  [40, 670, 22, 'Shipping (buyer paid)'],
  [640, 670, 22, '$14.99'],
  [40, 730, 24, "You'll make"],
  [640, 730, 26, '$49.32'],
  [40, 800, 22, 'Purchased'],
  [560, 800, 22, 'Jun 16, 2026'],
  [40, 850, 22, 'Delivered'],
  [560, 850, 22, 'Jun 20, 2026'],
];
const PAGES = [LISTING, ORDER].map((lines) => testPageOfLines(780, 1690, lines));
const RUNS = { numRuns: 40 };
const anyPage = fc.constantFrom(...PAGES);

function moved(
  page: RecognizedPage,
  change: (word: RecognizedWord) => RecognizedWord['box'],
): RecognizedPage {
  return { ...page, words: page.words.map((word) => ({ ...word, box: change(word) })) };
}

/** Reads a sale without its confidence, because rounded boxes can change the confidence by 0.01. */
function read(page: RecognizedPage) {
  const { title, price, platform, soldDate } = extractSale(page);
  return { title, price, platform, soldDate };
}

const SALES = new Map(PAGES.map((page) => [page, read(page)]));

describe('extractSale on sample pages and transformed copies of them', () => {
  it('returns the expected sales for the sample pages', () => {
    expect(PAGES.map(read)).toEqual([
      {
        title: 'KitchenAid Artisan Stand Mixer Empire Red 5 qt',
        price: '189.00',
        platform: 'mercari',
        soldDate: '2025-11-03',
      },
      {
        title: 'Cast iron Dutch oven enameled forest green',
        price: '58.00',
        platform: 'mercari',
        soldDate: '2026-06-16',
      },
    ]);
  });

  it('returns the same lines and sale for any order of the words', () => {
    const shuffled = anyPage.chain((page) =>
      fc
        .shuffledSubarray([...page.words], { minLength: page.words.length })
        .map((words) => [page, { ...page, words }] as const),
    );
    const texts = (page: RecognizedPage) => textLines(page).map(({ text }) => text);
    fc.assert(
      fc.property(shuffled, ([page, other]) => {
        expect(texts(other)).toEqual(texts(page));
        expect(extractSale(other)).toEqual(extractSale(page));
      }),
      RUNS,
    );
  });

  it('returns the same sale at scales from 0.4 to 3', () => {
    fc.assert(
      fc.property(anyPage, fc.double({ min: 0.4, max: 3, noNaN: true }), (page, scale) => {
        const scaled = moved(page, ({ box }) => ({
          x: box.x * scale,
          y: box.y * scale,
          width: box.width * scale,
          height: box.height * scale,
        }));
        const { width, height } = page;
        const result = read({ ...scaled, width: width * scale, height: height * scale });
        expect(result).toEqual(SALES.get(page));
      }),
      RUNS,
    );
  });

  it('returns the same sale when there is a margin to the left of the page and above it', () => {
    const margin = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(anyPage, margin, margin, (page, left, top) => {
        const shifted = moved(page, ({ box }) => ({ ...box, x: box.x + left, y: box.y + top }));
        const { width, height } = page;
        const result = read({ ...shifted, width: width + left, height: height + top });
        expect(result).toEqual(SALES.get(page));
      }),
      RUNS,
    );
  });

  it('returns the same sale when the photo is tilted by up to two degrees', () => {
    fc.assert(
      fc.property(anyPage, fc.double({ min: -2, max: 2, noNaN: true }), (page, degrees) => {
        const slope = Math.tan((degrees * Math.PI) / 180);
        const tilted = moved(page, ({ box }) => ({
          ...box,
          x: box.x - slope * (box.y + box.height / 2 - page.height / 2),
          y: box.y + slope * (box.x + box.width / 2 - page.width / 2),
        }));
        expect(read(tilted)).toEqual(SALES.get(page));
      }),
      RUNS,
    );
  });

  it('returns the same sale when other listings are below the item', () => {
    const noun = fc.constantFrom('Lamp', 'Sold', 'Vintage', 'Boots', 'Camera', 'Shipping', 'Fee');
    const other = fc
      .array(fc.tuple(noun, noun, noun, fc.integer({ min: 1, max: 999 })), { maxLength: 6 })
      .map((items) =>
        items.flatMap(([a, b, c, price], row): TestPageLine[] => [
          [40, 1200 + 80 * row, 20, `${a} ${b} ${c}`],
          [40, 1230 + 80 * row, 24, `$${String(price)}`],
        ]),
      );
    fc.assert(
      fc.property(other, (lines) => {
        const page = testPageOfLines(780, 1690, [...LISTING, ...lines]);
        expect(read(page)).toEqual(read(testPageOfLines(780, 1690, LISTING)));
      }),
      RUNS,
    );
  });
});
