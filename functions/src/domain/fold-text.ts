const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’]/g;
/** What needs no normalizing, which takes most of the time. */
const ASCII = /^[ -~\s]*$/;

/** Letters that Unicode does not take apart, as people without them on the keyboard write them. */
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

/** Text as it is compared: without case, accents and apostrophes, so that 'levis' finds "Levi's". */
export function foldText(text: string): string {
  const plain = ASCII.test(text) ? text.toLowerCase() : foldLetters(text);
  return plain.replace(APOSTROPHES, '');
}

function foldLetters(text: string): string {
  const apart = text.normalize('NFKD').toLowerCase().replace(MARKS, '');
  return apart.replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
