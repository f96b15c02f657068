import { describe, expect, it } from 'vitest';
import { readScreenshot } from './read-screenshot.test-support';
import { scoreOf } from './score';

const TRUTH = { title: 'Wool scarf', price: '34.99', platform: 'etsy', soldDate: '2026-02-19' };

describe('scoreOf', () => {
  it('takes a price to the cent and a nearly right title', () => {
    const score = scoreOf(readScreenshot(TRUTH, { title: 'Woo1 scarf', price: '34.99' }));
    expect(score).toMatchObject({ priceRight: true, titleRight: true, bothRight: true });
  });

  it('refuses a cent more and another title', () => {
    const score = scoreOf(readScreenshot(TRUTH, { title: 'Wool hat', price: '35.00' }));
    expect(score).toMatchObject({ priceRight: false, titleRight: false, bothRight: false });
  });

  it('refuses an empty price, even of what is free, and an empty title', () => {
    const score = scoreOf(readScreenshot({ ...TRUTH, price: '0.00' }, { title: '', price: '' }));
    expect(score).toMatchObject({ priceRight: false, titleRight: false });
  });

  it('calls an answer sure from the confidence on that is shown without caution', () => {
    const sure = (confidence: number) => scoreOf(readScreenshot(TRUTH, { confidence })).isSure;
    expect([sure(0.79), sure(0.8)]).toEqual([false, true]);
  });

  it('wants platform and day as they are, and no day right where none shows', () => {
    const read = { platform: 'etsy', soldDate: '2026-02-19' } as const;
    const right = { platformRight: true, dateRight: true };
    expect(scoreOf(readScreenshot(TRUTH, read))).toMatchObject(right);
    const wrong = { platformRight: false, dateRight: false };
    expect(scoreOf(readScreenshot(TRUTH, {}))).toMatchObject(wrong);
    expect(scoreOf(readScreenshot({ ...TRUTH, soldDate: null }, {})).dateRight).toBe(false);
  });
});
