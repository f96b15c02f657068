import { describe, expect, it } from 'vitest';
import { firstAmount, priceFromText } from './price-text';

describe('priceFromText', () => {
  it.each([
    ['34.99', '34.99'],
    ['US $1,034.99', '1034.99'],
    [' $ 5 ', '5'],
    ['.50', '.50'],
    ['12.', '12.'],
  ])('reduces %j to %j', (text, price) => {
    expect(priceFromText(text)).toBe(price);
  });

  it.each(['', '.', 'free', '$', '12.3.4', '$34.99 + $5.00'])('finds no number in %j', (text) => {
    expect(priceFromText(text)).toBeNull();
  });
});

describe('firstAmount', () => {
  it.each([
    ['Sold for $34.99 + $5.00 shipping', '34.99'],
    ['$1,250', '1250'],
    ['34.99\n2 bids', '34.99'],
  ])('takes the first amount of %j', (text, price) => {
    expect(firstAmount(text)).toBe(price);
  });

  it('leaves a text without an amount for the member to see', () => {
    expect(firstAmount('Best offer')).toBe('Best offer');
  });
});
