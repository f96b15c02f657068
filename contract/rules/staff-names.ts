/** Words that identify the people who run BoloBoard. No username may contain one as a separate word. */
export const STAFF_WORDS: readonly string[] = [
  'admin',
  'administrator',
  'support',
  'moderator',
  'mod',
  'staff',
  'team',
  'official',
  'help',
  'security',
  'billing',
];

const PRODUCT = 'boloboard';

/**
 * Whole usernames that are reserved. Resellers call a good find a 'bolo', so usernames may contain 'bolo', but 'bolo'
 * alone is reserved.
 */
export const STAFF_NAMES: readonly string[] = [...STAFF_WORDS, PRODUCT, 'bolo'];

/** For each letter, the characters that look like it. An upper case I looks like a lower case L. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'a4',
  e: 'e3',
  i: 'il1',
  l: 'il1',
  o: 'o0',
  s: 's5',
  t: 't7',
};

const patternOf = (word: string, between = ''): string =>
  Array.from(word, (letter) => `[${LOOKALIKES[letter] ?? letter}]`).join(between);

const anyOf = (words: readonly string[]): string => words.map((word) => patternOf(word)).join('|');

const WHOLE_NAME = new RegExp(`^\\d*(?:${anyOf(STAFF_NAMES)})\\d*$`, 'i');
const PRODUCT_INSIDE = new RegExp(patternOf(PRODUCT, '[\\d_]*'), 'i');
const WORDS = STAFF_WORDS.map((word) => new RegExp(`(?=(${patternOf(word)}))`, 'gi'));

/**
 * Returns true if a staff word can begin or end at `index` of a username. A digit can stand for a letter or separate
 * words: 'supp0rt4' contains 'support' before a 4, and 'm0d_squad' begins with 'mod'.
 */
function isBoundary(name: string, index: number): boolean {
  const [before = '', after = '', next = ''] = [name[index - 1], name[index], name[index + 1]];
  if (!/[a-z]/i.test(before) || !/[a-z]/i.test(after)) return true;
  if (/[a-z]/.test(before) && /[A-Z]/.test(after)) return true;
  if (!/[A-Z]/.test(before)) return false;
  // In a sequence of capitals, the last capital can begin the next word, as in 'BBTeam', or end the word, as in
  // 'ADMINfred'.
  const earlier = name[index - 2] ?? '';
  return /[A-Z]/.test(after) ? /[a-z]/.test(next) : /[A-Z]/.test(earlier);
}

const hasStaffPart = (name: string): boolean =>
  WORDS.some((pattern) =>
    [...name.matchAll(pattern)].some(
      ({ index, 1: found = '' }) =>
        isBoundary(name, index) && isBoundary(name, index + found.length),
    ),
  );

/**
 * Returns true if members could take the owner of a username for the people who run BoloBoard. This applies to a
 * username that contains the product's name, to one that contains a staff word between underscores, digits or capitals,
 * and to one that equals a staff word after its underscores and digits are removed. A digit that looks like a letter is
 * tried both as a digit and as that letter.
 */
export function isStaffName(username: string): boolean {
  const letters = username.replaceAll('_', '');
  return (
    PRODUCT_INSIDE.test(username) ||
    WHOLE_NAME.test(letters) ||
    STAFF_NAMES.includes(letters.toLowerCase().replaceAll(/\d/g, '')) ||
    hasStaffPart(username)
  );
}
