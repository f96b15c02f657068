import { randomBytes } from 'node:crypto';

/** Twelve random letters. Digits could make a staff name, which the server refuses: '574ff' reads as 'staff'. */
export const randomLetters = (): string =>
  Array.from(randomBytes(12), (byte) => String.fromCharCode(97 + (byte % 16))).join('');
