import { randomBytes } from 'node:crypto';

/**
 * Twelve random letters for usernames and titles. In a username, digits can spell 'staff' ('574ff'), which the server refuses. A title
 * that ends in a long number ('Tin robot 49252029') is not read from a screenshot.
 */
export const randomLetters = (): string =>
  Array.from(randomBytes(12), (byte) => String.fromCharCode(97 + (byte % 16))).join('');
