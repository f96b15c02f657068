import { describe, expect, it } from 'vitest';
import { textLines } from '../layout/text-lines';
import { testPageOfLines } from '../test-page.test-support';
import { findPeopleOfSale } from './mentions';

const foundIn = (text: string): string[] =>
  findPeopleOfSale(textLines(testPageOfLines(780, 1000, [[40, 300, 20, text]]))).map(
    ({ kind, line, from, to }) => `${kind} ${line.text.slice(from, to)}`,
  );

describe('findPeopleOfSale', () => {
  it.each(['jane.doe', 'jane_doe', 'jane_doe88 (10)'])(
    'finds a handle when it is alone on its line: %s',
    (text) => {
      expect(foundIn(text)).toEqual([`handle ${text}`]);
    },
  );

  it.each(['sold_items', 'view.details', 'etsy.com', 'cardigan'])('ignores the word %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
