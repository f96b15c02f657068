import { expect, test } from 'vitest';
import { formatCents, formatSignedCents } from './format-money';

test('writes cents as US dollars', () => {
  expect(formatCents(123_456)).toBe('$1,234.56');
  expect(formatCents(5)).toBe('$0.05');
});

test('writes profit with a plus and loss with a minus', () => {
  expect(formatSignedCents(1200)).toBe('+$12.00');
  expect(formatSignedCents(-350)).toBe('-$3.50');
  expect(formatSignedCents(0)).toBe('$0.00');
});
