import { expect, test } from 'vitest';
import { ROLES } from './measured-pages';
import { rolesIn, runsIn } from './measure-options';

test('runsIn refuses what is no number of runs', () => {
  expect(runsIn('3')).toBe(3);
  for (const wrong of ['0', '-1', '1.5', 'many', '']) expect(() => runsIn(wrong)).toThrow('--runs');
});

test('rolesIn returns all roles without a name, and refuses an unknown one', () => {
  expect(rolesIn([])).toEqual(ROLES);
  expect(rolesIn(['premium', 'visitor'])).toEqual(['visitor', 'premium']);
  expect(() => rolesIn(['owner'])).toThrow('--as owner is no role');
});
