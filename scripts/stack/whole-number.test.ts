import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number';

test('wholeNumber throws with the name of the option when the text is no whole number above 0', () => {
  expect(wholeNumber('shards', '3')).toBe(3);
  for (const wrong of ['0', '-1', '1.5', 'many', ''])
    expect(() => wholeNumber('shards', wrong)).toThrow(
      `--shards must be a whole number above 0, but is "${wrong}".`,
    );
});
