import { describe, expect, it } from 'vitest';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import type { RecognizedPage } from '../layout/recognized-page';
import { textsToRedact } from './texts-to-redact.test-support';

const block = (...texts: readonly string[]): TestPageLine[] =>
  texts.map((text, index) => [40, 300 + index * 36, 20, text]);
const written = (lines: readonly TestPageLine[]) => testPageOfLines(720, 1600, lines);
const redacted = (lines: readonly TestPageLine[]) => textsToRedact(written(lines));

/** Returns a copy of the page in which the words of `unsure` have a low confidence. */
const unsureOf = (page: RecognizedPage, unsure: readonly string[]): RecognizedPage => ({
  ...page,
  words: page.words.map((word) =>
    unsure.includes(word.text) ? { ...word, confidence: 0.1 } : word,
  ),
});

describe('a line between two hidden lines of a block', () => {
  it.each([
    ['Order details', 'jane_doe88', 'quarry & sons', 'jane@example.com'],
    ['Order details', 'Jane Doe', '4th wing, blue door', '(303) 555-0117'],
    ['Sold Mar 3, 2025', 'jane.d@example.com', 'jane quillm0re', '(303) 555-0117'],
    ['Buyer', 'Jane Doe', 'oyelaran m', '@jane_doe88'],
    ['Buyer', '@jane_doe88', 'oyelaran m', 'Jane Doe'],
    ['Order details', 'Jane Doe', 'Price Hernandez', '17 Quarry Ln', 'Elm, VT 05699'],
  ])('the third of these lines is hidden: %s, %s, %s, %s', (...texts) => {
    const found = redacted(block(...texts)).map((text) => text.replace(/^\w+ /, ''));
    expect(found).toEqual(texts.slice(1));
  });

  it('two lines between the hidden lines are hidden', () => {
    const lines = block('Buyer', 'Jane Doe', 'oyelaran m', 'quarry house', '@jane_doe88');
    expect(redacted(lines)).toHaveLength(4);
  });

  it('the line is hidden when its words are too uncertain to form a line', () => {
    const page = written(
      block('Ship to', '@jane_doe88', 'Mara Oyel', '17 Quarry Ln', 'Elm, VT 05699'),
    );
    expect(textsToRedact(unsureOf(page, ['Mara', 'Oyel']))).toEqual([
      'handle @jane_doe88',
      'name Mara Oyel',
      'address 17 Quarry Ln',
      'address Elm, VT 05699',
    ]);
  });
});

describe('a public line between two hidden lines', () => {
  it.each([
    ['a label', ['Buyer', 'Jane Doe', 'Phone number', '(303) 555-0117']],
    ['membership information', ['Buyer', 'Jane Doe', 'Joined in 2015', '@jane_doe88']],
    ['a price', ['Order details', 'Jane Doe', '$34.50', 'jane@example.com']],
  ])('the public line stays visible when it is %s', (_what, texts) => {
    expect(redacted(block(...texts)).map((text) => text.replace(/^\w+ /, ''))).toEqual(
      texts.filter((_, index) => index === 1 || index === 3),
    );
  });

  it('a public line stays visible between the buyers of two orders in a list', () => {
    const lines = block('Sold to keikob', 'Stoneware teapot blue', 'Sold to annika.s');
    expect(redacted(lines)).toEqual(['handle keikob', 'handle annika.s']);
  });

  it('a public line stays visible between an order number and a tracking number', () => {
    const lines = block('Order ID m24411211379', 'Stoneware teapot blue', 'FedEx 7712 3456 7890');
    expect(redacted(lines)).toEqual(['order m24411211379', 'tracking 7712 3456 7890']);
  });

  it('a line stays visible when the hidden lines around it are in different blocks', () => {
    const lines: TestPageLine[] = [
      [40, 300, 20, 'Buyer: Jane Doe'],
      [40, 420, 20, 'stoneware teapot blue'],
      [40, 540, 20, 'jane@example.com'],
    ];
    expect(redacted(lines)).toHaveLength(2);
  });
});
