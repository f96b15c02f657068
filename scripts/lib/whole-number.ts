import { Problem } from './problem';

/** Returns the number in an option of a command. Throws a Problem if the text is no whole number above 0. */
export function parseWholeNumberOption(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Problem(`--${option} must be a whole number above 0, but is "${text}".`);
}
