import { expect, it } from 'vitest';
import { axisAmount, shortDay, spacedOut } from './axis-labels';

it('writes short amounts', () => {
  const amounts = [0, 5000, 5050, -5000, 123_400, -123_456_700];
  expect(amounts.map(axisAmount)).toEqual(['$0', '$50', '$50.50', '-$50', '$1.2K', '-$1.2M']);
});

it('writes a day without its year', () => {
  expect(shortDay('2026-11-16')).toBe('Nov 16');
});

it('leaves room for half a label at both ends', () => {
  const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(spacedOut(values, 4)).toEqual([3, 7]);
  expect(spacedOut(values.slice(2), 4)).toEqual([7]);
  expect(spacedOut(values, 1)).toEqual(values);
});
