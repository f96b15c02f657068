import { expect, it } from 'vitest';
import { escapeSpreadsheetText } from './escape-spreadsheet-text';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '  =1',
  '\u00A0=1',
  '\u3000=1',
  '\u200B=1',
  '\uFEFF=1',
  '\u202E=1',
  '\u0000=1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' ＝1',
  '\u2212 1',
  '%0A=1',
  "|cmd' /C calc'!A0",
])('escapeSpreadsheetText puts an apostrophe before %j', (text) => {
  expect(escapeSpreadsheetText(text)).toBe(`'${text}`);
});

it.each([
  ['Vase;=HYPERLINK(1)', "Vase;'=HYPERLINK(1)"],
  ['Vase; @SUM(A1);+1', "Vase;' @SUM(A1);'+1"],
  ['Vase\t=1', "Vase\t'=1"],
  ['Vase\n＝1', "Vase\n'＝1"],
  ['Vase\r=1', "Vase\r'=1"],
  ['Vase\r\n=1', "Vase\r\n'=1"],
  ['=1;=2', "'=1;'=2"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
])(
  'escapeSpreadsheetText puts an apostrophe between a separator and a formula, because the separator can start a new cell: %j',
  (text, safe) => {
    expect(escapeSpreadsheetText(text)).toBe(safe);
  },
);

it.each([
  '',
  'a;b',
  'Brass owl',
  'A=B',
  '501 jeans',
  '"quoted"',
  "'=1",
  '$34.99',
  'é',
  '🦉',
  '日本',
])('escapeSpreadsheetText returns %j unchanged', (text) => {
  expect(escapeSpreadsheetText(text)).toBe(text);
});
