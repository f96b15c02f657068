import { describe, expect, it } from 'vitest';
import { scoreReading } from './score';
import { similarity } from './similarity';

const truth = {
  file: 'a.png',
  platform: 'ebay',
  layout: 'sold-row',
  title: 'Wool scarf',
  price: '34.99',
};

describe('similarity', () => {
  it('is 1 whatever the case, accents and punctuation', () => {
    expect(similarity('Café — “Crème” 4×4', 'cafe creme 4x4')).toBe(1);
  });

  it('falls by the letters that differ', () => {
    expect(similarity('wool scarf', 'wool scare')).toBeCloseTo(0.9);
    expect(similarity('wool scarf', '')).toBe(0);
  });
});

describe('scoreReading', () => {
  it('takes a price to the cent and a nearly right title', () => {
    const score = scoreReading(
      truth,
      { title: 'Woo1 scarf', price: '34.99', confidence: 0.8, personalInfo: [] },
      5,
    );
    expect(score).toMatchObject({ priceRight: true, titleRight: true, isSure: true });
  });

  it('refuses a cent more, an empty price and another title', () => {
    const wrong = { title: 'Wool hat', price: '35.00', confidence: 0.79, personalInfo: [] };
    expect(scoreReading(truth, wrong, 5)).toMatchObject({
      priceRight: false,
      titleRight: false,
      isSure: false,
    });
    expect(scoreReading({ ...truth, price: '0.00' }, { ...wrong, price: '' }, 5).priceRight).toBe(
      false,
    );
  });
});
