import { describe, expect, it } from 'vitest';
import type { RecognizedPage } from '../layout/recognized-page';
import { testPageOfLines } from '../test-page.test-support';
import { isHardToRead } from './hard-to-read';

const PAGE = testPageOfLines(400, 800, [
  [20, 40, 20, 'Order details'],
  [20, 100, 24, 'Stoneware teapot'],
  [20, 150, 20, 'Sold for $34.99'],
  [20, 300, 20, 'Sold to Jane Doe'],
]);
const SURE = 0.95;

/** Returns a page as the text recognition reads it. The first `unsure` words have the given confidence. */
function read({ contrast = 0.8, confidence = SURE, unsure = PAGE.words.length }): RecognizedPage {
  const ink = { contrast, stroke: 0.2, density: 0.25, saturation: 0, warmth: 0 };
  const words = PAGE.words.map((word, at) => ({
    ...word,
    ink,
    confidence: at < unsure ? confidence : SURE,
  }));
  return { ...PAGE, words };
}

describe('isHardToRead', () => {
  it.each<[string, Parameters<typeof read>[0], boolean]>([
    ['black letters and high confidence', {}, false],
    ['gray letters and high confidence', { contrast: 0.56 }, false],
    ['black letters and slightly low confidence', { confidence: 0.84 }, false],
    ['a few words of low confidence', { confidence: 0.4, unsure: 3 }, false],
    ['faint letters', { contrast: 0.44 }, true],
    ['gray letters and slightly low confidence', { contrast: 0.6, confidence: 0.84 }, true],
    ['mostly words of low confidence', { confidence: 0.75 }, true],
  ])('for a page with %s (test data: %j), returns %s', (_name, look, isHard) => {
    expect(isHardToRead(read(look), null)).toBe(isHard);
  });

  it('ignores words in the photograph, unless the page has no other words', () => {
    const above = { area: { x: 0, y: 0, width: 1, height: 0.3 }, confidence: 0.9 };
    const whole = { area: { x: 0, y: 0, width: 1, height: 1 }, confidence: 0.9 };
    const unsureAbove = read({ confidence: 0.4, unsure: 7 });
    expect(isHardToRead(unsureAbove, null)).toBe(true);
    expect(isHardToRead(unsureAbove, above)).toBe(false);
    expect(isHardToRead(unsureAbove, whole)).toBe(true);
  });

  it('returns false when the text recognition read no words', () => {
    expect(isHardToRead(testPageOfLines(400, 800, []), null)).toBe(false);
  });
});
