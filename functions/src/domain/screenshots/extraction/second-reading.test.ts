import { describe, expect, it } from 'vitest';
import { isSameAmount, withSecondReading } from './second-reading';

const SALE = { title: 'Blue mug', price: '145.00', confidence: 0.9 };
const BOX = { x: 10, y: 20, width: 90, height: 24 };
const WHOLE = { cents: 14_500, hasCents: false, box: BOX };
const WITH_CENTS = { ...WHOLE, hasCents: true };

describe('withSecondReading', () => {
  it('keeps the sale when both further readings confirm the price', () => {
    expect(withSecondReading(SALE, WHOLE, ['$145', '$145.00'])).toEqual(SALE);
  });

  it('keeps the sale when there is no further reading, or when no further reading shows an amount', () => {
    expect(withSecondReading(SALE, WHOLE, [])).toEqual(SALE);
    expect(withSecondReading(SALE, WHOLE, ['l4S', ''])).toEqual(SALE);
  });

  it('corrects the price, and lowers the confidence a little, when the two further readings agree on another price', () => {
    expect(withSecondReading(SALE, WHOLE, ['$146.50', '$146.50'])).toEqual({
      ...SALE,
      price: '146.50',
      confidence: 0.81,
    });
  });

  it.each([
    ['the two further readings show different amounts', ['$146.00', '$149.00']],
    ['only one of two further readings shows an amount', ['$146.00', '']],
    ['one of two further readings has no dollar sign', ['$146.00', '146.00']],
    ['there is only one further reading', ['$146.00']],
    ['both further readings show the amount without cents', ['$146', '$146']],
    ['both further readings are $0.00', ['$0.00', '$0.00']],
  ])('keeps the price but lowers the confidence when %s', (_when, texts) => {
    const sale = withSecondReading(SALE, WITH_CENTS, texts);
    expect(sale.price).toBe('145.00');
    expect(sale.confidence).toBeLessThan(0.8);
  });
});

describe('isSameAmount', () => {
  it('returns true only for the same amount with a dollar sign', () => {
    const texts = ['$145', 'now $145.00', '145.00', '$146', ''];
    expect(texts.map((text) => isSameAmount(WITH_CENTS, text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
