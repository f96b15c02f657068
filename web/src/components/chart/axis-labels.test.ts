import { expect, it } from 'vitest';
import { shortDay, everyNth } from './axis-labels';

it('shortDay writes a day without its year', () => {
  expect(shortDay('2026-11-16')).toBe('Nov 16');
});

it('everyNth returns every fourth value, and leaves room for half a label at both ends of the axis', () => {
  const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(everyNth(values, 4)).toEqual([3, 7]);
  expect(everyNth(values.slice(2), 4)).toEqual([7]);
  expect(everyNth(values, 1)).toEqual(values);
});
