import { describe, expect, it } from 'vitest';
import { extractSale } from './extract-sale';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';

const ITEM: readonly TestPageLine[] = [
  [40, 300, 24, 'Stoneware pitcher speckled grey'],
  [40, 345, 24, '$30.00'],
];

const soldDate = (lines: readonly TestPageLine[]): string | undefined =>
  extractSale(testPageOfLines(780, 1690, [...ITEM, ...lines])).soldDate;

describe('the sold date that extractSale returns', () => {
  it.each<[string, readonly TestPageLine[]]>([
    ['after its keyword', [[40, 400, 18, 'Sold Sep 11, 2025']]],
    ['with a short year before a place', [[40, 400, 18, 'Sold on Sep-11-25 in BURLINGTON, VT']]],
    ['after a status, if no other date is there', [[40, 400, 18, 'Completed 09/11/2025']]],
    [
      'whose year is on the next line',
      [
        [40, 400, 18, 'Sold Thursday, September 11,'],
        [40, 430, 18, '2025'],
      ],
    ],
    [
      'above an email address at the top',
      [
        [40, 30, 18, 'Ordered 9/11/2025 - Ship by Sep 14'],
        [40, 70, 18, 'jane.doe@hotmail.com'],
      ],
    ],
    ['in a sentence', [[40, 400, 18, 'This item sold on Sep 11, 2025 at 7:04 PM']]],
    [
      'beside its label',
      [
        [40, 400, 18, 'Purchased'],
        [600, 400, 18, 'Sep 11, 2025'],
      ],
    ],
    [
      'below its label',
      [
        [40, 400, 18, 'Date sold'],
        [40, 430, 18, 'Sep 11, 2025'],
      ],
    ],
    [
      'in the column of sale dates',
      [
        [40, 520, 18, 'Order'],
        [200, 520, 18, 'Date sold'],
        [450, 520, 18, 'Ship by'],
        [40, 600, 18, '1207'],
        [200, 600, 18, 'Sep 11, 2025'],
        [450, 600, 18, 'Sep 14, 2025'],
      ],
    ],
    ['before the buyer', [[40, 400, 18, '11 Sep 2025 to @wren']]],
    [
      'without a keyword when it is the only date',
      [
        [40, 250, 18, 'You sold an item'],
        [500, 400, 18, '11 Sep 2025'],
      ],
    ],
    [
      "after 'Sold' when the page also has other dates",
      [
        [40, 400, 18, 'Listed Aug 2, 2025'],
        [40, 430, 18, 'Sold Sep 11, 2025 · Ship by Sep 14, 2025'],
        [40, 500, 18, 'Delivered'],
        [40, 530, 18, 'Sep 16, 2025'],
        [40, 570, 18, 'Returns accepted until Oct 16, 2025'],
      ],
    ],
    [
      "after 'Sold' rather than 'Ordered' or 'Paid'",
      [
        [40, 400, 18, 'Paid Sep 13, 2025'],
        [40, 430, 18, 'Ordered Sep 12, 2025'],
        [40, 470, 18, 'Sold 9/11/25'],
      ],
    ],
  ])('is the date %s', (_where, lines) => {
    expect(soldDate(lines)).toBe('2025-09-11');
  });

  it.each<[string, readonly TestPageLine[]]>([
    ['a date without a year', [[40, 400, 18, 'Sold on Mon, Feb 9 at 11:46 PM']]],
    ['the listing date of a sold item', [[40, 400, 18, 'Sold · Listed on 1/6/25']]],
    ['the day to ship by', [[40, 400, 18, 'Paid · ship by Sep 14, 2025']]],
    [
      'a delivery date below its heading',
      [
        [40, 400, 18, 'Delivered'],
        [40, 430, 18, 'Sep 16, 2025'],
      ],
    ],
    [
      'two dates without a keyword',
      [
        [40, 250, 18, 'Sold'],
        [40, 400, 18, 'Sep 11, 2025'],
        [40, 500, 18, 'Sep 16, 2025'],
      ],
    ],
    [
      'the only date of a sold listing',
      [
        [40, 250, 18, 'Item sold out'],
        [40, 400, 18, 'Sep 11, 2025'],
        [40, 500, 18, 'See similar items'],
      ],
    ],
    ['a date on a page without a sale', [[40, 400, 18, 'Sep 11, 2025']]],
  ])('is undefined for %s', (_what, lines) => {
    expect(soldDate(lines)).toBeUndefined();
  });

  it('is found when the box of a short word in the date is twice as tall as the word', () => {
    const page = testPageOfLines(780, 1690, [...ITEM, [40, 400, 18, 'Sold Sep 1. 2025']]);
    const words = page.words.map((word) =>
      word.text === '1.' ? { ...word, box: { ...word.box, y: 385, height: 42 } } : word,
    );
    expect(extractSale({ ...page, words }).soldDate).toBe('2025-09-01');
  });

  it.each([
    ['on a card', 780, 1000, []],
    ['below a title with a word like a label', 900, 1000, [[40, 258, 24, 'Leopard Print Cream']]],
    ['beside a status', 1600, 700, [[40, 400, 18, 'Awaiting rating']]],
  ] satisfies [string, number, number, TestPageLine[]][])(
    'is the only date of the page when it stands %s',
    (_where, width, height, lines) => {
      const date: TestPageLine = [600, 400, 18, 'Sep 11, 2025'];
      const page = testPageOfLines(width, height, [...ITEM, ...lines, date]);
      expect(extractSale(page).soldDate).toBe('2025-09-11');
    },
  );

  it("is the date in the title's row when two items were sold", () => {
    const page = testPageOfLines(824, 480, [
      [228, 40, 24, 'Coach Pillow Tabby Shoulder Bag Black'],
      [228, 84, 24, 'Sold for $210 · Size OS'],
      [228, 120, 20, 'Sold Feb 20, 2026 to @larkandloom'],
      [228, 300, 16, 'Coach hang tag'],
      [228, 344, 16, 'Sold Feb 3, 2026 to @fernway'],
    ]);
    expect(extractSale(page)).toMatchObject({ price: '210.00', soldDate: '2026-02-20' });
  });
});
