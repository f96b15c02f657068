import { describe, expect, it } from 'vitest';
import { writtenPage } from '../written-page.test-support';
import { focusOf } from './focus-of';

const page = writtenPage(1000, 2000, [
  [100, 200, 20, 'Brass'],
  [100, 1000, 20, 'Brass banker'],
  [100, 1040, 20, 'lamp'],
  [100, 1100, 20, '$34.99'],
  [700, 1900, 20, '$34.99'],
]);

describe('focusOf', () => {
  it('surrounds the place with most words of the title, and the price nearest to it', () => {
    const area = focusOf(page, { title: 'Brass banker lamp', price: '34.99' });
    expect(area?.x).toBeCloseTo(0.1);
    expect(area?.y).toBeCloseTo(0.5);
    expect((area?.y ?? 0) + (area?.height ?? 0)).toBeCloseTo(0.56, 2);
    expect(area?.width).toBeLessThan(0.3);
  });

  it('finds a price without its cents when they are zero', () => {
    const whole = writtenPage(1000, 2000, [[100, 500, 20, '$1,299']]);
    expect(focusOf(whole, { title: '', price: '1299.00' })?.y).toBeCloseTo(0.25);
  });

  it('is null when neither title nor price was extracted', () => {
    expect(focusOf(page, { title: '', price: '' })).toBeNull();
  });
});
