import { describe, expect, it } from 'vitest';
import { extractSale } from './extract-sale';
import { testPageOfLines } from '../test-page.test-support';

describe('extractSale on unusual wording', () => {
  it('reads the item price on eBay from a table with a heading above each amount', () => {
    const page = testPageOfLines(1440, 900, [
      [40, 120, 20, 'Order details'],
      [40, 200, 14, 'Date sold Oct 2, 2025'],
      [40, 260, 14, 'Item'],
      [700, 260, 14, 'Qty'],
      [800, 260, 14, 'Item price'],
      [960, 260, 14, 'Shipping'],
      [1100, 260, 14, 'Total'],
      [160, 300, 14, 'Pyrex Cinderella Bowl Set Gooseberry Pink'],
      [700, 300, 14, '1'],
      [800, 300, 14, '$64.00'],
      [960, 300, 14, '$12.50'],
      [1100, 300, 14, '$76.50'],
      [40, 420, 16, 'Buyer details'],
      [40, 450, 14, 'Marjorie Quill'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Pyrex Cinderella Bowl Set Gooseberry Pink',
      price: '64.00',
      soldDate: '2025-10-02',
    });
  });

  it('does not read a message to the seller as the title on eBay', () => {
    const page = testPageOfLines(780, 1690, [
      [300, 140, 26, 'Order details'],
      [40, 220, 22, 'Your item sold! Ship it by Nov 24'],
      [40, 260, 18, 'Print a label to save time and money'],
      [220, 340, 22, 'Vintage Coach Willis Bag 9927'],
      [220, 372, 22, 'British Tan'],
      [40, 520, 22, 'Sold for'],
      [600, 520, 22, '$88.50'],
      [40, 560, 22, 'Postage'],
      [600, 560, 22, '$9.99'],
      [40, 600, 22, 'Buyer paid'],
      [600, 600, 22, '$98.49'],
      [40, 690, 24, 'You received'],
      [600, 690, 24, '$85.09'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Vintage Coach Willis Bag 9927 British Tan',
      price: '88.50',
    });
  });

  it('ignores amounts with unknown labels on Mercari', () => {
    const page = testPageOfLines(780, 1690, [
      [300, 130, 26, 'Sold item'],
      [200, 230, 24, 'Nintendo 3DS XL Blue with'],
      [200, 262, 24, 'Charger'],
      [200, 300, 24, '$112.00'],
      [40, 480, 26, 'Sale breakdown'],
      [40, 530, 22, 'Promotional credit adjustment'],
      [620, 530, 22, '$4.00'],
      [40, 570, 22, 'Mercari selling fee'],
      [620, 570, 22, '-$11.20'],
      [40, 610, 22, 'Seasonal seller bonus'],
      [620, 610, 22, '$2.00'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Nintendo 3DS XL Blue with Charger',
      price: '112.00',
    });
  });

  it("does not read 'Order from' and the name after it as the title on Etsy", () => {
    const page = testPageOfLines(1440, 900, [
      [40, 120, 22, 'Orders & Delivery'],
      [700, 180, 22, 'Order from Winifred Abara'],
      [780, 320, 15, 'Personalized Leather Journal, Refillable Travel'],
      [780, 342, 15, 'Notebook'],
      [780, 370, 13, 'Quantity 1'],
      [1300, 320, 15, '$48.00'],
      [700, 480, 14, 'Coupon'],
      [1300, 480, 14, '-$4.80'],
      [700, 510, 14, 'Order total'],
      [1300, 510, 14, '$49.20'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Personalized Leather Journal, Refillable Travel Notebook',
      price: '48.00',
    });
  });

  it('adds the second line to the title when it follows a vertical bar or is one word such as "Watch", but not when it repeats the brand', () => {
    const title = (...lines: readonly string[]): string =>
      extractSale(
        testPageOfLines(780, 1000, [
          ...lines.map((text, row) => [40, 400 + 38 * row, 24, text] as const),
          [40, 520, 28, '$30.00'],
        ]),
      ).title;
    expect(title('Aritzia Contour Tank |', 'Bundle of 3')).toBe(
      'Aritzia Contour Tank | Bundle of 3',
    );
    expect(title('Seiko Automatic Dive', 'Watch')).toBe('Seiko Automatic Dive Watch');
    expect(title('Loungefly Mini Backpack', 'Loungefly')).toBe('Loungefly Mini Backpack');
  });
});

describe('the price that extractSale returns', () => {
  const price = (...amount: readonly (readonly [number, number, number, string])[]): string =>
    extractSale(
      testPageOfLines(780, 1000, [
        [40, 500, 28, 'Bose QuietComfort 35 II Headphones'],
        ...amount,
        [40, 640, 18, 'Condition: Used'],
      ]),
    ).price;

  it.each([
    ['US $1,134.99', '1134.99'],
    ['$1,134', '1134.00'],
    ['$ 134.99', '134.99'],
    ['134.99 USD', '134.99'],
    ['USD 134.99', '134.99'],
    ['134.99', '134.99'],
    ['S134.99', '134.99'],
    ['$134 Original: $198', '134.00'],
  ])('for the text %j is %s', (written, wanted) => {
    expect(price([40, 560, 30, written])).toBe(wanted);
  });

  it('includes superscript cents', () => {
    expect(price([40, 560, 40, '$134'], [158, 560, 20, '99'])).toBe('134.99');
  });
});
