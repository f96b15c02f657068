import { describe, expect, it } from 'vitest';
import { extractSale } from './extract-sale';
import { withStruckThroughText, testPageOfLines } from '../test-page.test-support';

describe('extractSale on a card between cut-off cards', () => {
  it('reads the price of the card when the next card has a higher price', () => {
    const page = testPageOfLines(1392, 1618, [
      [0, 1196, 40, 'ack'],
      [197, 1196, 40, 'Linen wrap blouse ecru'],
      [1255, 1196, 53, 'Evel'],
      [197, 1280, 40, 'with bone buttons'],
      [1255, 1292, 58, '$69'],
      [197, 1380, 48, '$52'],
      [197, 1500, 38, 'Size: 10'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Linen wrap blouse ecru with bone buttons',
      price: '52.00',
    });
  });

  it('reads a price at the right end of a row', () => {
    const page = testPageOfLines(900, 300, [
      [200, 60, 30, 'Linen wrap blouse ecru'],
      [760, 60, 30, '$52.00'],
      [784, 130, 24, 'Rated'],
      [200, 130, 24, 'Sold on 6/5/25'],
    ]);
    expect(extractSale(page)).toMatchObject({
      title: 'Linen wrap blouse ecru',
      price: '52.00',
    });
  });
});

describe('extractSale on a card', () => {
  it('ignores a smaller shipping amount after the price, even when the amount has no plus sign', () => {
    const page = testPageOfLines(1037, 383, [
      [333, 44, 24, 'Sold May 22'],
      [332, 94, 29, 'Stoneware pitcher speckled grey'],
      [332, 150, 36, '$21.99'],
      [520, 157, 26, '$10.45'],
    ]);
    expect(extractSale(page).price).toBe('21.99');
  });

  it('reads the amount that is not struck through when another amount is struck through', () => {
    const page = testPageOfLines(1037, 383, [
      [332, 94, 29, 'Stoneware pitcher speckled grey'],
      [332, 150, 36, '$21.99'],
      [520, 150, 36, '$10.45'],
    ]);
    expect(extractSale(withStruckThroughText(page, '$21.99')).price).toBe('10.45');
  });

  it('returns a high confidence when the price is on the photo', () => {
    const page = testPageOfLines(704, 960, [
      [78, 593, 48, '$95.99'],
      [21, 739, 42, 'Stoneware pitcher'],
      [21, 808, 42, 'speckled grey'],
    ]);
    const read = extractSale(page);
    expect(read).toMatchObject({ title: 'Stoneware pitcher speckled grey', price: '95.99' });
    expect(read.confidence).toBeGreaterThanOrEqual(0.8);
  });

  it('returns a high confidence when the price is to the right of the title and above its row', () => {
    const page = testPageOfLines(1764, 292, [
      [1600, 39, 30, '$71.00'],
      [302, 44, 22, 'Order: 54-49106-86615'],
      [302, 88, 28, 'Portable typewriter with case'],
      [302, 230, 21, 'Date sold: Oct 16, 2024'],
    ]);
    const read = extractSale(page);
    expect(read).toMatchObject({ title: 'Portable typewriter with case', price: '71.00' });
    expect(read.confidence).toBeGreaterThanOrEqual(0.8);
  });
});

it('extractSale ignores hundreds of misread words in the photo above the title', () => {
  const card = testPageOfLines(1272, 1716, [
    [64, 1329, 90, '$60'],
    [64, 1466, 64, 'Walnut cradle with rockers'],
    [64, 1570, 50, 'Columbus, OH'],
  ]);
  const scraps = Array.from({ length: 600 }, (_, n) => ({
    text: ['pe', 'or', '7', 'ry', '~'][n % 5] ?? '',
    confidence: 0.3 + (n % 5) / 10,
    box: { x: (n % 30) * 42, y: Math.floor(n / 30) * 60, width: 20, height: 6 + (n % 3) },
  }));
  expect(extractSale({ ...card, words: [...scraps, ...card.words] })).toMatchObject({
    title: 'Walnut cradle with rockers',
    price: '60.00',
  });
});
