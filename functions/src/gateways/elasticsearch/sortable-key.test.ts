import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortableKeyOf, textOfSortableKey } from './sortable-key';

const anyText = fc
  .array(
    fc.oneof(fc.constantFrom(0x61, 0xd7fe, 0xd7ff, 0xd83d, 0xdc00, 0xe000, 0xffff), fc.nat(0xffff)),
  )
  .map((units) => String.fromCharCode(...units));

it('textOfSortableKey decodes a key to the text from which it was made', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(textOfSortableKey(sortableKeyOf(text))).toBe(text);
    }),
  );
});

it('sortableKeyOf returns keys whose order by UTF-8 bytes equals the order of the texts in JavaScript', () => {
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      const bytes = Buffer.compare(Buffer.from(sortableKeyOf(a)), Buffer.from(sortableKeyOf(b)));
      expect(bytes).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
  );
});

it('sortableKeyOf escapes a lone surrogate, so that the key contains none', () => {
  expect(sortableKeyOf('a\ud83d')).toBe('a\ud7ffd83d');
});
