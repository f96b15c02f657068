import { describe, expect, it } from 'vitest';
import { textLines } from '../layout/text-lines';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import { titleCandidates } from './title-candidates';

const textsOf = (...lines: readonly TestPageLine[]): string[] =>
  titleCandidates(textLines(testPageOfLines(780, 1000, lines))).map(({ text }) => text);

describe('titleCandidates', () => {
  it('returns the first line, the first two lines, and so on, for lines below each other', () => {
    const texts = textsOf(
      [40, 100, 20, 'Wool cardigan'],
      [40, 132, 20, 'hand knitted'],
      [40, 164, 20, 'size medium'],
    );
    expect(texts).toEqual([
      'Wool cardigan',
      'Wool cardigan hand knitted',
      'Wool cardigan hand knitted size medium',
      'hand knitted',
      'hand knitted size medium',
      'size medium',
    ]);
  });

  it('does not extend a title with a line that is far below, in another column or of another size', () => {
    const texts = textsOf(
      [40, 100, 20, 'Wool cardigan'],
      [400, 132, 20, 'Another column'],
      [40, 132, 34, 'Much larger'],
      [40, 300, 20, 'Far below'],
    );
    expect(texts).not.toContain('Wool cardigan Another column');
    expect(texts).not.toContain('Wool cardigan Much larger');
    expect(texts).not.toContain('Wool cardigan Far below');
  });

  it('ends a title before an ellipsis', () => {
    const texts = textsOf([40, 100, 20, 'Wool cardigan...'], [40, 132, 20, 'hand knitted']);
    expect(texts).toEqual(['Wool cardigan', 'hand knitted']);
  });

  it('also returns a line without the amount at its end, and a line without the amount or date at its start', () => {
    expect(textsOf([40, 100, 20, 'Wool cardigan $34.99'])).toContain('Wool cardigan');
    expect(textsOf([40, 100, 20, '$34.99 Wool cardigan'])).toContain('Wool cardigan');
    expect(textsOf([40, 100, 20, 'May 5, 2026 Wool cardigan'])).toContain('Wool cardigan');
  });

  it('also returns a title of two lines without the date at the end of its first line', () => {
    const texts = textsOf(
      [40, 100, 20, 'Wool cardigan with pockets Mar 28, 2026'],
      [40, 132, 20, 'hand knitted'],
    );
    expect(texts).toContain('Wool cardigan with pockets hand knitted');
  });

  it('ends a title before an ellipsis when a date follows the ellipsis', () => {
    const texts = textsOf([40, 100, 20, 'Wool cardi.. 2026-03-28'], [40, 132, 20, 'jane_doe']);
    expect(texts).toContain('Wool cardi');
    expect(texts.filter((text) => text.includes('jane'))).toEqual(['jane_doe']);
  });

  it('also returns a title without short misread words before it, and a title with a gap for an emoji between two words', () => {
    expect(
      textsOf([10, 100, 20, '(0'], [60, 100, 20, 'Film camera'], [60, 140, 20, 'with lens']),
    ).toContain('Film camera with lens');
    expect(textsOf([40, 100, 20, 'baggy fit'], [225, 100, 20, 'waist 34'])).toContain(
      'baggy fit waist 34',
    );
  });

  it('also returns the text before a middle dot, and the name of the item in a sentence about its sale', () => {
    expect(textsOf([40, 100, 20, 'Wool cardigan · patagonia'])).toContain('Wool cardigan');
    expect(textsOf([40, 100, 20, 'You sold Wool cardigan'])).toContain('Wool cardigan');
    expect(textsOf([40, 100, 20, 'Wool cardigan has sold'])).toContain('Wool cardigan');
  });

  it.each([
    'Finally sold my Wool cardigan, like new',
    'Avery just paid $12.50 for the Wool cardigan, like new',
    'This is about Wool cardigan, like new (sold for $12.50).',
    'Avery finally sold her Wool cardigan, like new',
  ])('also returns the name of the item in a longer sentence about its sale: %s', (sentence) => {
    expect(textsOf([40, 100, 20, sentence])).toContain('Wool cardigan, like new');
  });

  it('also returns the name of the item when the rest of the sentence has more words than the name', () => {
    expect(textsOf([40, 100, 20, 'Just sold my cardigan'])).toContain('cardigan');
  });
});
