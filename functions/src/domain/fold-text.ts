const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’]/g;
/** Texts of ASCII characters only. They need no normalization, which is faster. */
const ASCII = /^[ -~\s]*$/;

/** Letters that NFKD normalization does not decompose, each with its plain form. */
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

/** Returns a text in a form for comparisons: without case, accents and apostrophes. So 'levis' matches "Levi's". */
export function foldText(text: string): string {
  const plain = ASCII.test(text) ? text.toLowerCase() : foldLetters(text);
  return plain.replace(APOSTROPHES, '');
}

function foldLetters(text: string): string {
  const apart = text.normalize('NFKD').toLowerCase().replace(MARKS, '');
  return apart.replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
