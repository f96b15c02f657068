import { expect, test } from 'vitest';
import { formatCents, formatSignedCents } from './format-money';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [3400, '$34.00'],
  [123_456, '$1,234.56'],
  [999_999_999, '$9,999,999.99'],
])('writes %i cents as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test.each([
  [1200, '+$12.00'],
  [-350, '-$3.50'],
  [0, '$0.00'],
])('writes %i cents of profit as %s', (cents, text) => {
  expect(formatSignedCents(cents)).toBe(text);
});
