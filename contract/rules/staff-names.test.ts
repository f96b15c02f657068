import { expect, it } from 'vitest';
import { isStaffName, STAFF_NAMES } from './staff-names';

it.each([
  ...STAFF_NAMES,
  'Admin',
  'ADMIN',
  'admin_1',
  'a_d_m_i_n',
  '0admin0',
  'Bolo_Board',
  'mod99',
])('reserves %j', (name) => {
  expect(isStaffName(name)).toBe(true);
});

it.each([
  'demo_admin',
  'admin_ann',
  'modern_finds',
  'boloboard_fan',
  'teamwork',
  '123456',
  'helpful',
])('allows %j', (name) => {
  expect(isStaffName(name)).toBe(false);
});
