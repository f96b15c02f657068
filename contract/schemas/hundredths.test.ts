import { expect, it } from 'vitest';
import { parseHundredths, percentText } from './hundredths';

it.each([
  ['13.6', 1360],
  ['13.25%', 1325],
  [' 20 % ', 2000],
  ['$0.40', 40],
  ['0', 0],
  ['.5', 50],
  ['12,5', 1250],
  ['1,000', 100_000],
])('parseHundredths parses %j as %i hundredths', (text, hundredths) => {
  expect(parseHundredths(text)).toBe(hundredths);
});

it.each(['', '%', '-1', '13.625', '1e3', 'ten', '13.6.1'])(
  'parseHundredths returns null for %j',
  (text) => {
    expect(parseHundredths(text)).toBeNull();
  },
);

it('percentText formats hundredths as a percentage without trailing zeros', () => {
  expect([1360, 1325, 2000, 0, 5].map(percentText)).toEqual(['13.6', '13.25', '20', '0', '0.05']);
});
