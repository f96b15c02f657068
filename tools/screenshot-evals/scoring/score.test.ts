import { describe, expect, it } from 'vitest';
import { extractedScreenshot } from './extracted-screenshot.test-support';
import { scoreOf } from './score';

const TRUTH = { title: 'Wool scarf', price: '34.99', platform: 'etsy', soldDate: '2026-02-19' };

describe('scoreOf', () => {
  it('takes a price to the cent and a nearly right title', () => {
    const score = scoreOf(extractedScreenshot(TRUTH, { title: 'Woo1 scarf', price: '34.99' }));
    expect(score).toMatchObject({ priceRight: true, titleRight: true, bothRight: true });
  });

  it('refuses a cent more and another title', () => {
    const score = scoreOf(extractedScreenshot(TRUTH, { title: 'Wool hat', price: '35.00' }));
    expect(score).toMatchObject({ priceRight: false, titleRight: false, bothRight: false });
  });

  it('refuses an empty price, even of what is free, and an empty title', () => {
    const score = scoreOf(
      extractedScreenshot({ ...TRUTH, price: '0.00' }, { title: '', price: '' }),
    );
    expect(score).toMatchObject({ priceRight: false, titleRight: false });
  });

  it('calls an answer sure from the confidence on that is shown without caution', () => {
    const sure = (confidence: number) => scoreOf(extractedScreenshot(TRUTH, { confidence })).isSure;
    expect([sure(0.79), sure(0.8)]).toEqual([false, true]);
  });

  it('wants platform and day as they are, and no day right where none shows', () => {
    const extracted = { platform: 'etsy', soldDate: '2026-02-19' } as const;
    const right = { platformRight: true, dateRight: true };
    expect(scoreOf(extractedScreenshot(TRUTH, extracted))).toMatchObject(right);
    const wrong = { platformRight: false, dateRight: false };
    expect(scoreOf(extractedScreenshot(TRUTH, {}))).toMatchObject(wrong);
    expect(scoreOf(extractedScreenshot({ ...TRUTH, soldDate: null }, {})).dateRight).toBe(false);
  });
});
