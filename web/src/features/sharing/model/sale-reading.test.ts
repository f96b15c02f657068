import { describe, expect, it } from 'vitest';
import { firstAmount, priceFromText } from './sale-reading';

describe('priceFromText', () => {
  it.each([
    ['34.99', '34.99'],
    ['US $1,034.99', '1034.99'],
    [' $ 5 ', '5.00'],
    ['.50', '0.50'],
    ['12.', '12.00'],
    ['12,50', '12.50'],
    ['12.345', '12.35'],
  ])('reduces %j to %j', (text, price) => {
    expect(priceFromText(text)).toBe(price);
  });

  it.each(['', '.', 'free', '$', '12.3.4', '$34.99 + $5.00', '12345678'])(
    'returns null for %j',
    (text) => {
      expect(priceFromText(text)).toBeNull();
    },
  );
});

describe('firstAmount', () => {
  it.each([
    ['Sold for $34.99 + $5.00 shipping', '34.99'],
    ['$1,250', '1250.00'],
    ['Sold for 12,50', '12.50'],
    ['$1,250, sold on Friday', '1250.00'],
    ['34.99\n2 bids', '34.99'],
  ])('returns the first amount in %j', (text, price) => {
    expect(firstAmount(text)).toBe(price);
  });

  it('returns a text without an amount unchanged', () => {
    expect(firstAmount('Best offer')).toBe('Best offer');
  });
});
