import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from './fold-text';

it.each([
  ['Levi’s 501', 'levis 501'],
  ["LEVI'S", 'levis'],
  ['Pokémon', 'pokemon'],
  ['RÖRSTRAND Große Æble Łódź', 'rorstrand grosse aeble lodz'],
  ['İstanbul ı', 'istanbul i'],
  ['ＦＵＬＬ ½ ﬁne', 'full 1⁄2 fine'],
  ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
  ['ポケモン', 'ホケモン'],
])('foldText folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('foldText leaves folded text unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
