import { expect, test } from 'vitest';
import { format } from 'prettier';
import { markdownTable } from './markdown-table';

const table = markdownTable(
  ['tap', 'median', 'worst'],
  [
    ['turn to page 2', '40 ms', '120 ms'],
    ['a', '8 ms', '16 ms'],
  ],
);

test('markdownTable aligns the first column to the left and the other columns to the right', () => {
  expect(table.split('\n')).toEqual([
    '| tap            | median |  worst |',
    '| -------------- | -----: | -----: |',
    '| turn to page 2 |  40 ms | 120 ms |',
    '| a              |   8 ms |  16 ms |',
  ]);
});

test('markdownTable returns a table that Prettier leaves unchanged', async () => {
  expect(await format(table, { parser: 'markdown' })).toBe(`${table}\n`);
});
