import { expect, test } from 'vitest';
import { parseRoles, parseRunCount } from './measure-options';

test('parseRunCount returns the number in --runs, and throws when it is not a whole number above 0', () => {
  expect(parseRunCount('3')).toBe(3);
  for (const wrong of ['0', '-1', '1.5', 'many', ''])
    expect(() => parseRunCount(wrong)).toThrow('--runs');
});

test('parseRoles returns the named roles, and throws when a role does not exist', () => {
  expect(parseRoles([])).toEqual([]);
  expect(parseRoles(['premium', 'visitor'])).toEqual(['visitor', 'premium']);
  expect(() => parseRoles(['owner'])).toThrow('--as owner is no role');
});
