import { expect, test } from 'vitest';
import { parseWholeNumberOption } from './whole-number';

test('parseWholeNumberOption throws with the name of the option when the text is no whole number above 0', () => {
  expect(parseWholeNumberOption('shards', '3')).toBe(3);
  for (const wrong of ['0', '-1', '1.5', 'many', ''])
    expect(() => parseWholeNumberOption('shards', wrong)).toThrow(
      `--shards must be a whole number above 0, but is "${wrong}".`,
    );
});
