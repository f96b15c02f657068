import { describe, expect, it } from 'vitest';
import { type TextLine, textLines } from '../layout/text-lines';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import {
  joinedAcrossEmoji,
  withoutStrayStartWords,
  countWordsBeforeAmountOrGap,
  countLeadingAmountOrDateWords,
} from './line-parts';

const linesOf = (...lines: readonly TestPageLine[]): TextLine[] =>
  textLines(testPageOfLines(1200, 400, lines));

const textsOf = (lines: readonly TextLine[]): string[] => lines.map(({ text }) => text);

const beginningOf = (...lines: readonly TestPageLine[]): string[] =>
  linesOf(...lines).map((line) =>
    line.words
      .slice(0, countWordsBeforeAmountOrGap(line))
      .map(({ text }) => text)
      .join(' '),
  );

describe('countWordsBeforeAmountOrGap', () => {
  it.each([
    ['an amount', 'Wool cardigan $34.99'],
    ['a date', 'Wool cardigan 2026-03-28'],
    ['a date in words', 'Wool cardigan Mar 28, 2026'],
  ])('counts the words before %s', (_what, text) => {
    expect(beginningOf([40, 100, 20, text])).toEqual(['Wool cardigan']);
  });

  it('counts the words before a gap that is wider than all other gaps of the line', () => {
    expect(beginningOf([40, 100, 20, 'Wool cardigan'], [255, 100, 20, 'Ship by Mar 23'])).toEqual([
      'Wool cardigan',
    ]);
  });

  it('counts all words of a line when all of them are far apart', () => {
    const spread = [40, 90, 140, 190].map((x): TestPageLine => [x, 100, 20, 'ab']);
    expect(beginningOf(...spread)).toEqual(['ab ab ab ab']);
  });
});

describe('countLeadingAmountOrDateWords', () => {
  it.each([
    ['$34.99 Wool cardigan', 1],
    ['May 5, 2026 Wool cardigan', 3],
    ['Wool cardigan $34.99', 0],
  ])("counts the words of the amount or date at the beginning of '%s': %i", (text, count) => {
    expect(linesOf([40, 100, 20, text]).map(countLeadingAmountOrDateWords)).toEqual([count]);
  });
});

describe('joinedAcrossEmoji', () => {
  it('joins lines of the same size that have room for an emoji between them', () => {
    const lines = linesOf([40, 100, 20, 'baggy fit'], [225, 100, 20, 'waist 34']);
    expect(textsOf(lines)).toEqual(['baggy fit', 'waist 34']);
    expect(textsOf(joinedAcrossEmoji(lines))).toEqual(['baggy fit waist 34']);
  });

  it.each([
    ['that is further away', [300, 100, 20, 'waist 34']],
    ['of another size', [225, 100, 26, 'waist 34']],
    ['that begins with an amount', [225, 100, 20, '$34.99']],
  ] as const)('does not join a line with a line %s', (_what, next) => {
    expect(joinedAcrossEmoji(linesOf([40, 100, 20, 'baggy fit'], next))).toHaveLength(2);
  });
});

describe('withoutStrayStartWords', () => {
  it('removes a short misread word to the left of an edge that two lines share', () => {
    const lines = linesOf(
      [10, 100, 20, '(0'],
      [60, 100, 20, 'Film camera'],
      [60, 140, 20, 'with lens'],
    );
    expect(textsOf(lines)).toEqual(['(0 Film camera', 'with lens']);
    expect(textsOf(withoutStrayStartWords(lines))).toEqual(['Film camera', 'with lens']);
  });

  it('keeps the first words of a line when no other line is aligned with it', () => {
    const lines = linesOf([10, 100, 20, '3D Film camera'], [300, 140, 20, 'with lens']);
    expect(textsOf(withoutStrayStartWords(lines))).toEqual(['3D Film camera', 'with lens']);
  });

  it('keeps longer words to the left of an edge that two lines share', () => {
    const lines = linesOf(
      [10, 100, 20, 'Kodak'],
      [105, 100, 20, 'Film camera'],
      [105, 140, 20, 'with lens'],
    );
    expect(textsOf(withoutStrayStartWords(lines))).toContain('Kodak Film camera');
  });
});
