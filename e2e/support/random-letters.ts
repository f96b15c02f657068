import { randomBytes } from 'node:crypto';

/**
 * Twelve random letters. Digits could make a staff name, which the server refuses ('574ff' reads as 'staff'), and the product does not
 * read a title that ends in a long number ('Tin robot 49252029') from a screenshot.
 */
export const randomLetters = (): string =>
  Array.from(randomBytes(12), (byte) => String.fromCharCode(97 + (byte % 16))).join('');
