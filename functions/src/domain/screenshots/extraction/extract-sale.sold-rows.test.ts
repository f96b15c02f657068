import { describe, expect, it } from 'vitest';
import { extractSale } from './extract-sale';
import { testPageOfLines } from '../test-page.test-support';

describe('extractSale on a sold row', () => {
  it('reads a price in a separate column on eBay', () => {
    const page = testPageOfLines(1752, 308, [
      [308, 42, 16, 'SOLD Aug 7'],
      [308, 83, 23, 'Seiko 5 Automatic Mens Watch 7S26 Day Date'],
      [308, 127, 23, 'Steel Bracelet'],
      [308, 178, 16, 'Item ID 335500126789 · Order 14-20078-11256'],
      [308, 210, 16, 'Buyer: hollyhock88'],
      [1188, 42, 26, '$74.20'],
      [1188, 89, 16, '+$5.10 shipping'],
      [1188, 126, 16, 'Paid Aug 7'],
      [1480, 60, 20, 'Print label'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Seiko 5 Automatic Mens Watch 7S26 Day Date Steel Bracelet',
      price: '74.20',
    });
  });

  it('reads the price on Mercari, not the earnings', () => {
    const page = testPageOfLines(1125, 375, [
      [330, 50, 30, 'Yeti Rambler 36 oz bottle'],
      [330, 110, 34, '$21.00'],
      [370, 170, 24, '11'],
      [470, 170, 24, '369'],
      [600, 170, 24, 'Sold 11/6/25'],
      [330, 220, 24, 'Completed · You made $17.85'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Yeti Rambler 36 oz bottle',
      price: '21.00',
    });
  });

  it("reads the price after 'Sold for' on Poshmark", () => {
    const page = testPageOfLines(824, 240, [
      [228, 40, 24, 'Coach Pillow Tabby'],
      [228, 80, 24, 'Shoulder Bag'],
      [228, 124, 24, 'Sold for $210 · Size OS'],
      [228, 160, 20, 'Sold Feb 20, 2026 to @larkandloom'],
      [228, 196, 20, 'Order Complete'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Coach Pillow Tabby Shoulder Bag',
      price: '210.00',
    });
  });

  it('reads the price with shipping on the same line on Etsy', () => {
    const page = testPageOfLines(1760, 244, [
      [285, 48, 22, 'Walnut Cheese Board, Live Edge'],
      [285, 110, 24, '$54.00 + $9.00 shipping'],
      [1340, 44, 18, 'Sold Jul 18, 2026'],
      [1340, 84, 18, 'Ship to Anselm Pike'],
      [1340, 124, 18, 'Cedar Falls, IA 50613'],
      [1340, 164, 18, 'Order #3753490022'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Walnut Cheese Board, Live Edge',
      price: '54.00',
    });
  });
});

describe('extractSale on an incomplete page', () => {
  it('returns empty strings and confidence 0 when there is no text', () => {
    expect(extractSale(testPageOfLines(800, 600, []))).toEqual({
      title: '',
      price: '',
      confidence: 0,
    });
  });

  it('returns no price when there are only shipping, fees and earnings', () => {
    const page = testPageOfLines(800, 600, [
      [40, 100, 24, 'Leather work gloves size ten'],
      [40, 150, 20, 'Shipping $6.50'],
      [40, 200, 20, 'Selling fee'],
      [600, 200, 20, '-$2.00'],
      [40, 250, 20, 'Your earnings'],
      [600, 250, 20, '$21.00'],
    ]);
    const sale = extractSale(page);
    expect(sale).toMatchObject({ title: 'Leather work gloves size ten', price: '' });
    expect(sale.confidence).toBeLessThan(0.6);
  });

  it.each(['Adidas Yeezy Boost 350 V2', 'Vintage Fishing Net', 'Payout tracker notebook set'])(
    'reads the price below a title that contains a word for fees: %s',
    (title) => {
      const page = testPageOfLines(800, 600, [
        [40, 100, 24, title],
        [40, 150, 30, '$45.00'],
        [40, 210, 20, 'Condition: Pre-owned'],
      ]);
      expect(extractSale(page)).toMatchObject({ title, price: '45.00' });
    },
  );

  it('reads the price below a status that contains a word for fees', () => {
    const page = testPageOfLines(800, 600, [
      [40, 100, 24, 'Leather work gloves size ten'],
      [40, 150, 20, 'Processing'],
      [40, 200, 30, '$45.00'],
      [40, 260, 18, 'tax included'],
    ]);
    expect(extractSale(page).price).toBe('45.00');
  });

  it('returns a low confidence when the titles of two items on the page are similar', () => {
    const page = testPageOfLines(800, 600, [
      [40, 100, 24, 'Stoneware pitcher speckled grey'],
      [40, 145, 24, '$30.00'],
      [440, 100, 24, 'Stoneware pitcher speckled blue'],
      [440, 145, 24, '$45.00'],
    ]);
    expect(extractSale(page).confidence).toBeLessThan(0.8);
  });

  it('returns a lower confidence when a word of the title is a guess', () => {
    const page = testPageOfLines(800, 600, [
      [40, 100, 24, 'Stoneware pitcher speckled grey'],
      [40, 145, 24, '$30.00'],
    ]);
    const words = page.words.map((word) =>
      word.text === 'pitcher' ? { ...word, confidence: 0.3 } : word,
    );
    expect(extractSale({ ...page, words }).confidence).toBeLessThan(0.8);
    expect(extractSale(page).confidence).toBeGreaterThanOrEqual(0.8);
  });
});
