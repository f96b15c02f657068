/** Characters that the display font has. A test of drawn cards checks that the font has all of them. */
const DRAWABLE =
  /[ -~¡-£¥-¬®-ćĊ-ēĖ-ěĞ-ģĦ-īĮ-ĳĶķĹ-ľŁ-ňŊ-ōŐ-śŞ-šŤťŨ-žẠ-ỹ–—‘-‚“-„†-•…‰′″‹›⁄€™⅓⅔⅛-⅞←-↓−≈≠≤≥]/u;

/**
 * Returns the text without characters that the display font lacks, such as emoji and other scripts, and with single
 * spaces.
 */
export const drawableText = (text: string): string =>
  Array.from(text.normalize('NFC'), drawableForm).join('').replace(/\s+/g, ' ').trim();

/** Returns the character if the font has it, otherwise an equivalent, such as '(1)' for '⑴', or ''. */
function drawableForm(character: string): string {
  if (/\p{Cf}/u.test(character)) return '';
  if (/\s/u.test(character)) return ' ';
  if (DRAWABLE.test(character)) return character;
  const plain = character.normalize('NFKC').replace(/\p{Pd}/u, '-');
  return Array.from(plain).every((one) => DRAWABLE.test(one)) ? plain : '';
}

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether the drawable characters are at least a third of the text. */
export const isMostlyDrawable = (drawable: string, whole: string): boolean =>
  drawable !== '' && lettersIn(drawable) > 0 && lettersIn(drawable) * 3 >= lettersIn(whole);
