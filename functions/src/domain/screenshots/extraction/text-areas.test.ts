import { describe, expect, it } from 'vitest';
import { focusAreaOf, titleAndPriceAreas } from './text-areas';

const PAGE = { width: 1000, height: 2000 };
const LINES = [
  { x: 100, y: 1000, width: 200, height: 20 },
  { x: 100, y: 1040, width: 80, height: 20 },
];
const PRICE = { x: 100, y: 1100, width: 90, height: 20 };

describe('focusAreaOf', () => {
  it('returns the box around the lines of the title and the price', () => {
    const area = focusAreaOf(PAGE, { title: LINES, price: PRICE });
    expect([area?.x, area?.y]).toEqual([0.1, 0.5]);
    expect(area?.width).toBeCloseTo(0.2);
    expect(area?.height).toBeCloseTo(0.06);
  });

  it('returns the box around the title when only the title was found, and the box around the price when only the price was found', () => {
    expect(focusAreaOf(PAGE, { title: LINES, price: null })?.height).toBeCloseTo(0.03);
    expect(focusAreaOf(PAGE, { title: [], price: PRICE })?.y).toBeCloseTo(0.55);
  });

  it('returns null when neither title nor price was extracted', () => {
    expect(focusAreaOf(PAGE, { title: [], price: null })).toBeNull();
  });
});

describe('titleAndPriceAreas', () => {
  it('returns one box around the lines of the title, and one around the price', () => {
    const { titleArea, priceArea } = titleAndPriceAreas(PAGE, { title: LINES, price: PRICE });
    expect(titleArea?.y).toBeCloseTo(0.5);
    expect(titleArea?.height).toBeCloseTo(0.03);
    expect(priceArea?.y).toBeCloseTo(0.55);
    expect(priceArea?.width).toBeCloseTo(0.09);
  });

  it('leaves out the title or the price when it was not extracted', () => {
    expect(titleAndPriceAreas(PAGE, { title: LINES, price: null })).not.toHaveProperty('priceArea');
    expect(titleAndPriceAreas(PAGE, { title: [], price: null })).toEqual({});
  });
});
