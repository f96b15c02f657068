import { expect, test } from 'vitest';
import { rolesIn, runsIn } from './measure-options';

test('runsIn throws when --runs is not a whole number above 0', () => {
  expect(runsIn('3')).toBe(3);
  for (const wrong of ['0', '-1', '1.5', 'many', '']) expect(() => runsIn(wrong)).toThrow('--runs');
});

test('rolesIn returns the named roles, and throws when a role does not exist', () => {
  expect(rolesIn([])).toEqual([]);
  expect(rolesIn(['premium', 'visitor'])).toEqual(['visitor', 'premium']);
  expect(() => rolesIn(['owner'])).toThrow('--as owner is no role');
});
