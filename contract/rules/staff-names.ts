/** Usernames that members would take for the people who run BoloBoard. */
export const STAFF_NAMES: readonly string[] = [
  'admin',
  'administrator',
  'support',
  'moderator',
  'mod',
  'staff',
  'team',
  'official',
  'help',
  'security',
  'billing',
  'boloboard',
  'bolo',
];

/** Whether a username is a staff name. Ignores case, digits and underscores. */
export const isStaffName = (username: string): boolean =>
  STAFF_NAMES.includes(username.toLowerCase().replaceAll(/[\d_]/g, ''));
