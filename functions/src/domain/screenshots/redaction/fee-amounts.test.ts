import { describe, expect, it } from 'vitest';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import { findFeeAmounts } from './fee-amounts';

/** Returns the hidden amounts. Each text has the kind and the words of one amount. */
function hidden(lines: readonly TestPageLine[]): string[] {
  const page = testPageOfLines(600, 1200, lines);
  return findFeeAmounts(page).map(({ kind, box }) => {
    const words = page.words.filter((word) => {
      const [x, y] = [word.box.x + word.box.width / 2, word.box.y + word.box.height / 2];
      return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
    });
    return [kind, ...words.map(({ text }) => text)].join(' ');
  });
}

const SUMS: readonly TestPageLine[] = [
  [30, 100, 20, 'Order details'],
  [30, 200, 18, 'Item price'],
  [480, 200, 18, '$34.99'],
  [30, 260, 18, 'Shipping paid by buyer'],
  [480, 260, 18, '$5.00'],
  [30, 320, 18, 'Sales tax'],
  [480, 320, 18, '$2.80'],
  [30, 380, 18, 'Final value fee'],
  [470, 380, 18, '- $4.60'],
  [30, 440, 18, 'Order earnings'],
  [460, 440, 18, '$38.19 USD'],
];

describe('findFeeAmounts', () => {
  it('finds fee, payout and tax with sign and currency, but not the price and not the amount that the buyer paid', () => {
    expect(hidden(SUMS)).toEqual(['tax $2.80', 'fee - $4.60', 'payout $38.19 USD']);
  });

  it('finds an amount after its label on the same line, and an amount below its label', () => {
    const lines: TestPageLine[] = [
      [30, 100, 20, 'You earned $24.00'],
      [30, 200, 16, 'Net payout'],
      [30, 225, 20, '$21.50'],
    ];
    expect(hidden(lines)).toEqual(['payout $24.00', 'payout $21.50']);
  });

  it('finds the amounts in a column of fees or net amounts, but not in other columns', () => {
    const lines: TestPageLine[] = [
      [20, 100, 14, 'Item'],
      [200, 100, 14, 'Sold price'],
      [350, 100, 14, 'Fees'],
      [480, 100, 14, 'Net'],
      [20, 160, 14, 'Brass lamp'],
      [200, 160, 14, '$40.00'],
      [350, 160, 14, '$5.00'],
      [480, 160, 14, '$35.00'],
    ];
    expect(hidden(lines)).toEqual(['fee $5.00', 'payout $35.00']);
  });

  it('finds nothing when the page is about a purchase', () => {
    const lines: TestPageLine[] = [
      [30, 100, 20, 'Thank you for your order'],
      [30, 200, 18, 'Sales tax'],
      [480, 200, 18, '$2.80'],
    ];
    expect(hidden(lines)).toEqual([]);
  });
});
