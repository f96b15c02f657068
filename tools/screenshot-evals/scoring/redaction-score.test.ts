import { describe, expect, it } from 'vitest';
import { feeRedactionScore, redactionScore } from './redaction-score';
import { extractedScreenshot } from './extracted-screenshot.test-support';

const NAME = { kind: 'name', text: 'Ada Lovelace', box: [100, 200, 100, 40] } as const;

/**
 * Returns a word of the recognized page. `x` and `y` are in pixels of this page, which is half as wide and high as the
 * screenshot.
 */
const word = (x: number, y: number) => ({
  text: 'word',
  confidence: 0.9,
  box: { x, y, width: 50, height: 20 },
});

/** Returns a redaction area in pixels of the screenshot. */
const hidden = (x: number, y: number, width: number, height: number) => ({
  kind: 'name' as const,
  isSuggested: false,
  area: { x: x / 400, y: y / 800, width: width / 400, height: height / 800 },
});

function scored(personalInfo: ReturnType<typeof hidden>[], words = [word(50, 100)]) {
  const truth = {
    personalInfo: [{ ...NAME, box: [...NAME.box] as [number, number, number, number] }],
  };
  return redactionScore(extractedScreenshot(truth, { personalInfo }, words));
}

describe('redactionScore', () => {
  it('counts a box as redacted when the hidden areas together cover at least 90% of the box, and ignores suggested areas', () => {
    const isRedacted = (...areas: ReturnType<typeof hidden>[]) =>
      scored(areas).boxes[0]?.isRedacted;
    expect(isRedacted(hidden(100, 200, 90, 40))).toBe(true);
    expect(isRedacted(hidden(100, 200, 89, 40))).toBe(false);
    expect(isRedacted(hidden(90, 190, 60, 60), hidden(140, 190, 60, 60))).toBe(true);
    expect(isRedacted()).toBe(false);
    expect(isRedacted({ ...hidden(100, 200, 100, 40), isSuggested: true })).toBe(false);
  });

  it('counts a word as other text when its center is outside of every box of the ground truth', () => {
    const words = [word(50, 100), word(60, 105), word(50, 300)];
    expect(scored([], words).otherText).toBe(100 * 40);
  });

  it('returns the redacted area of the other text', () => {
    const words = [word(50, 100), word(50, 300)];
    const score = scored([hidden(100, 200, 100, 40), hidden(100, 600, 50, 40)], words);
    expect(score.otherTextRedacted).toBeCloseTo(50 * 40);
  });
});

it('feeRedactionScore returns whether the amounts of fees are redacted, and counts all other words, including personal information, as other text', () => {
  const truth = {
    extra: {
      feeBoxes: [{ kind: 'payout', box: [100, 200, 100, 40] as [number, number, number, number] }],
    },
  };
  const fees = [{ kind: 'payout' as const, area: hidden(100, 200, 100, 40).area }];
  const personalInfo = [hidden(100, 600, 100, 40)];
  const words = [word(50, 100), word(50, 300)];
  const score = feeRedactionScore(extractedScreenshot(truth, { fees, personalInfo }, words));
  expect(score).toMatchObject({ boxes: [{ kind: 'payout', isRedacted: true }] });
  expect([score.otherText, score.otherTextRedacted]).toEqual([100 * 40, 0]);
});
