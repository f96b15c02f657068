import { describe, expect, it } from 'vitest';
import { extractedScreenshot } from './extracted-screenshot.test-support';
import { scoreOf } from './score';

const TRUTH = { title: 'Wool scarf', price: '34.99', platform: 'etsy', soldDate: '2026-02-19' };

describe('scoreOf', () => {
  it('accepts an exact price and a similar title', () => {
    const score = scoreOf(extractedScreenshot(TRUTH, { title: 'Woo1 scarf', price: '34.99' }));
    expect(score).toMatchObject({ priceRight: true, titleRight: true, bothRight: true });
  });

  it('rejects a price that differs by a cent, and a dissimilar title', () => {
    const score = scoreOf(extractedScreenshot(TRUTH, { title: 'Wool hat', price: '35.00' }));
    expect(score).toMatchObject({ priceRight: false, titleRight: false, bothRight: false });
  });

  it('rejects an empty title, and an empty price even when the true price is zero', () => {
    const score = scoreOf(
      extractedScreenshot({ ...TRUTH, price: '0.00' }, { title: '', price: '' }),
    );
    expect(score).toMatchObject({ priceRight: false, titleRight: false });
  });

  it('counts an extraction as sure when its confidence is at least 0.8', () => {
    const sure = (confidence: number) => scoreOf(extractedScreenshot(TRUTH, { confidence })).isSure;
    expect([sure(0.79), sure(0.8)]).toEqual([false, true]);
  });

  it('accepts the exact platform and date, rejects a missing platform or date, and never counts the date as right when the screenshot shows none', () => {
    const extracted = { platform: 'etsy', soldDate: '2026-02-19' } as const;
    const right = { platformRight: true, dateRight: true };
    expect(scoreOf(extractedScreenshot(TRUTH, extracted))).toMatchObject(right);
    const wrong = { platformRight: false, dateRight: false };
    expect(scoreOf(extractedScreenshot(TRUTH, {}))).toMatchObject(wrong);
    expect(scoreOf(extractedScreenshot({ ...TRUTH, soldDate: null }, {})).dateRight).toBe(false);
  });
});
