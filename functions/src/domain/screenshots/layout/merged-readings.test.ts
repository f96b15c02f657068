import { describe, expect, it } from 'vitest';
import { mergedReadings } from './merged-readings';
import type { RecognizedWord } from './recognized-page';

const word = (text: string, x: number, confidence = 0.9, y = 10): RecognizedWord => ({
  text,
  confidence,
  box: { x, y, width: 10 * text.length, height: 14 },
});

const texts = (words: readonly RecognizedWord[]): string[] => words.map(({ text }) => text);

describe('mergedReadings', () => {
  it('keeps the words with the higher confidence when the two readings have words in the same place', () => {
    const first = [word('Wocl', 0, 0.5), word('scarf', 50)];
    const second = [word('Wool', 1, 0.8), word('scorf', 50, 0.7)];
    expect(texts(mergedReadings(first, second))).toEqual(['Wool', 'scarf']);
  });

  it('keeps the words of the first reading when both readings have the same confidence', () => {
    expect(texts(mergedReadings([word('$42.19', 0)], [word('$4219', 0)]))).toEqual(['$42.19']);
  });

  it('keeps two separate words instead of one joined word when their confidence is higher', () => {
    const first = [word('Woolscarf', 0, 0.6)];
    const second = [word('Wool', 0, 0.8), word('scarf', 42, 0.9)];
    expect(texts(mergedReadings(first, second))).toEqual(['Wool', 'scarf']);
    expect(texts(mergedReadings(second, first))).toEqual(['Wool', 'scarf']);
  });

  it('keeps a word of only one reading when its confidence reaches a minimum, which is lower for the first reading', () => {
    const first = [word('Wool', 0), word('knit', 200, 0.45), word('~', 300, 0.2)];
    const second = [word('scarf', 50, 0.8), word('ii', 400, 0.6)];
    expect(texts(mergedReadings(first, second))).toEqual(['Wool', 'knit', 'scarf']);
  });

  it('does not treat words of two rows as words in the same place', () => {
    const first = [word('Wool', 0, 0.9, 10)];
    const second = [word('Wool', 0, 0.8, 10), word('scarf', 0, 0.8, 30)];
    expect(texts(mergedReadings(first, second))).toEqual(['Wool', 'scarf']);
  });

  it('returns the words of one reading when the other has none', () => {
    expect(texts(mergedReadings([], [word('Wool', 0)]))).toEqual(['Wool']);
    expect(texts(mergedReadings([word('Wool', 0)], []))).toEqual(['Wool']);
  });
});
