import { expect, test } from 'vitest';
import { filenameIn } from './filename-in';

test.each([
  [null, null],
  ['attachment', null],
  ['attachment; filename=notes.csv', 'notes.csv'],
  ['attachment; filename="my notes.csv"', 'my notes.csv'],
  ['attachment; filename="a \\"b\\" \\\\ c.csv"', 'a "b" \\ c.csv'],
  [`attachment; filename="?.csv"; filename*=UTF-8''%E2%82%AC%20%22x%22.csv`, '€ "x".csv'],
  [`attachment; filename*=utf-8''Verk%C3%A4ufe.csv; filename="?.csv"`, 'Verkäufe.csv'],
  [`attachment; filename="; filename*=UTF-8''other.csv"`, `; filename*=UTF-8''other.csv`],
])('for the header %j, filenameIn returns %j', (header, filename) => {
  expect(filenameIn(header)).toBe(filename);
});
