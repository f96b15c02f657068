import { expect, test } from 'vitest';
import { parseCategoryFile } from './category-file';

test('parseCategoryFile parses ids and paths, and accepts both kinds of line endings, empty lines and a byte order mark', () => {
  expect(parseCategoryFile('\uFEFF253\tCoins > US > Errors\r\n\n99\tEverything Else\n')).toEqual([
    { categoryId: '253', categoryName: 'Errors', fullCategoryPath: 'Coins > US > Errors' },
    { categoryId: '99', categoryName: 'Everything Else', fullCategoryPath: 'Everything Else' },
  ]);
});

test.each([
  ['1\tCoins\nCoins > US', /^Line 2 is wrong/],
  ['1\t', /^Line 1 is wrong/],
  ['\tCoins', /^Line 1 is wrong/],
  ['1\tCoins >  > Errors', /^Line 1 is wrong/],
  ['1\tCoins\t3', /^Line 1 is wrong/],
  ['1\tCoins\n1\tStamps', 'Line 2 repeats the id 1.'],
  [`${'1'.repeat(21)}\tCoins`, 'Line 1 has an id of more than 20 characters.'],
  [' \n', 'The file has no categories.'],
])('parseCategoryFile refuses the file %j', (text, sentence) => {
  expect(() => parseCategoryFile(text)).toThrow(sentence);
});
