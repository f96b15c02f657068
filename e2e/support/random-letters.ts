import { randomBytes } from 'node:crypto';

/**
 * Returns twelve random letters for a username or a title. Has no digits: in a username, digits can spell 'staff'
 * ('574ff'), which the server refuses. The reading of a screenshot rejects a title that ends in a long number ('Tin
 * robot 49252029').
 */
export const randomLetters = (): string =>
  Array.from(randomBytes(12), (byte) => String.fromCharCode(97 + (byte % 16))).join('');
