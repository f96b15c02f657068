import { expect, test } from 'vitest';
import { endOfReplacedText } from './insert-mention';

/** Replaces the mention before the caret (`|` in `marked`) with the username. Returns the whole text. */
function replaced(marked: string, username: string): string {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const start = text.lastIndexOf('@', caret - 1);
  const typed = { start, name: text.slice(start + 1, caret) };
  return `${text.slice(0, start)}@${username} ${text.slice(endOfReplacedText(text, typed, username))}`;
}

test.each([
  ['@to|', 'tom', '@tom '],
  ['Hi @to| there', 'tom', 'Hi @tom there'],
  ['Hi @to|\nthere', 'tom', 'Hi @tom \nthere'],
  ['@to|, hi', 'tom', '@tom , hi'],
  ['@to|m hi', 'Tom', '@Tom hi'],
  ['@THRI|FTY_theo', 'thrifty_theo', '@thrifty_theo '],
  ['@to|Great', 'tom', '@tom Great'],
  ['@tom|', 'tom', '@tom '],
])('replaces the mention before the caret in %j with %s', (marked, username, expected) => {
  expect(replaced(marked, username)).toBe(expected);
});
