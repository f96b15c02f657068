import { describe, expect, it } from 'vitest';
import { extractedScreenshot } from './extracted-screenshot.test-support';
import { photoScore } from './photo-score';

const LEFT_HALF = { area: { x: 0, y: 0, width: 0.5, height: 1 }, confidence: 0.9 };

describe('photoScore', () => {
  it('returns the intersection over union of cover and photograph, or 0 when no cover was found', () => {
    // The photograph is the lower half of the screenshot, which has 400 × 800 pixels.
    const truth = { extra: { photoBox: [0, 400, 400, 400] as [number, number, number, number] } };
    const { overlap } = photoScore(extractedScreenshot(truth, { cover: LEFT_HALF }));
    expect(overlap).toBeCloseTo(1 / 3);
    expect(photoScore(extractedScreenshot(truth, { cover: null, focus: null })).overlap).toBe(0);
  });

  it('counts a cover as invented only when the truth says that there is no photograph', () => {
    const scored = (extra: { photoBox?: null }, cover: typeof LEFT_HALF | null) =>
      photoScore(extractedScreenshot({ extra }, { cover }));
    expect(scored({ photoBox: null }, LEFT_HALF)).toMatchObject({ isInvented: true });
    expect(scored({ photoBox: null }, null)).toMatchObject({ isInvented: false, isWithout: true });
    expect(scored({}, LEFT_HALF)).toEqual({ overlap: null, isWithout: false, isInvented: false });
  });
});
