const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’]/g;
/** Matches a text that has only ASCII characters. Such a text needs no normalization, which saves time. */
const ASCII = /^[ -~\s]*$/;

/** Letters that NFKD normalization does not decompose, each with the plain letter that replaces it. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * Returns a text in a form for comparisons: without differences in case, accents and apostrophes. For example, 'levis'
 * and "Levi's" have the same form.
 */
export function foldText(text: string): string {
  const plain = ASCII.test(text) ? text.toLowerCase() : foldLetters(text);
  return plain.replace(APOSTROPHES, '');
}

function foldLetters(text: string): string {
  const apart = text.normalize('NFKD').toLowerCase().replace(MARKS, '');
  return apart.replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
