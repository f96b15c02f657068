import { describe, expect, it } from 'vitest';
import type { Amount } from '../candidates/amounts';
import { rankerPageOf } from '../candidates/ranker-page';
import { type TitleCandidate, titleCandidates } from '../candidates/title-candidates';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import { hasRival, isDoubtfulTitle, type ScoredTitlePricePair } from './doubt';

interface Sale {
  readonly title: TitleCandidate;
  readonly price: Amount;
}

function salesOn(...lines: readonly TestPageLine[]): Sale[] {
  const { allLines, amounts } = rankerPageOf(testPageOfLines(800, 600, lines));
  const titles = titleCandidates(allLines).filter((title) => title.lines.length === 1);
  return amounts.flatMap((price, index) => {
    const title = titles[index];
    return title ? [{ title, price }] : [];
  });
}

const doubtful = (text: string): boolean =>
  salesOn([40, 100, 24, text], [40, 300, 24, '$30.00']).some(({ title }) => isDoubtfulTitle(title));

describe('isDoubtfulTitle', () => {
  it('returns true when the title seems to continue after its last line', () => {
    expect(doubtful('Merino wool cardigan -')).toBe(true);
    expect(doubtful('Merino wool cardigan,')).toBe(true);
    expect(doubtful('Merino wool cardigan')).toBe(false);
  });

  it('returns true when a word is a guess, but not when the guessed word has no letters', () => {
    const [sale] = salesOn([40, 100, 24, 'Merino wool cardigan'], [40, 300, 24, '$30.00']);
    if (!sale) throw new Error('No sale on the page');
    const { words, lines } = sale.title;
    const [first, ...rest] = words;
    if (!first) throw new Error('No word');
    const guessed = { ...first, confidence: 0.3 };
    expect(isDoubtfulTitle({ words: [guessed, ...rest], lines })).toBe(true);
    expect(isDoubtfulTitle({ words: [{ ...guessed, text: '|' }, ...rest], lines })).toBe(false);
  });
});

describe('hasRival', () => {
  const [one, two] = salesOn(
    [40, 100, 24, 'Stoneware pitcher grey'],
    [40, 200, 24, '$30.00'],
    [40, 350, 24, 'Stoneware pitcher blue'],
    [40, 450, 24, '$45.00'],
  );
  if (!one || !two) throw new Error('No two sales on the page');
  const best: ScoredTitlePricePair = { ...one, score: 3 };

  it('returns true when another title with another price is also likely to be right', () => {
    expect(hasRival(best, [best, { ...two, score: 1 }])).toBe(true);
  });

  it('returns false when the other pair of title and price is unlikely, or has the same title, or has the same price', () => {
    expect(hasRival(best, [best, { ...two, score: -4 }])).toBe(false);
    expect(hasRival(best, [best, { ...two, price: one.price, score: 1 }])).toBe(false);
    expect(hasRival(best, [best, { ...two, title: one.title, score: 1 }])).toBe(false);
  });
});
