import { randomBytes } from 'node:crypto';

/**
 * Returns twelve random letters for a username or a title, without digits. The server refuses a username in which
 * digits spell 'staff' ('574ff'). The reading of a screenshot rejects a title that ends in a long number.
 */
export const randomLetters = (): string =>
  Array.from(randomBytes(12), (byte) => String.fromCharCode(97 + (byte % 16))).join('');
