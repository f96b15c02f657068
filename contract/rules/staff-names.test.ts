import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStaffName, STAFF_NAMES, STAFF_WORDS } from './staff-names';

it.each([
  ...STAFF_NAMES,
  ...['Admin', 'ADMIN', 'admin_1', 'a_d_m_i_n', '0admin0', 'Bolo_Board', 'mod99'],
  ...[
    'BoloBoardTeam',
    'boloboard_fan',
    'TheBoloBoard',
    'bolo_24_board',
    'myb0l0b04rd',
    'BoIoBoard',
  ],
  ...['security_team', 'demo_admin', 'admin_ann', 'BBTeam', 'TeamBolo', 'myTEAM', 'mod_squad'],
  ...['ADMINfred', 'HELPdesk', 'theSTAFFonly'],
  ...[
    'Supp0rt',
    'bolob0ard',
    'adm1n',
    '5upport',
    '5ecurity',
    'b1ll1ng',
    'he1p',
    'off1c1al',
    '7eam',
  ],
  ...['Supp0rt4', '4supp0rt', 'supp0rt4all', '24support7', 'support2024', 'team5', '5team'],
])('isStaffName returns true for %j', (name) => {
  expect(isStaffName(name)).toBe(true);
});

it.each([
  ...[
    'steam_finds',
    'modern_closet',
    'modern_finds',
    'teamwork',
    '123456',
    'helpful',
    'Helpful_Ann',
  ],
  ...[
    'bolo_hunter',
    'BoloFinds',
    'bolognese',
    'board_games',
    'unofficially',
    'Modesty',
    'model_t4',
  ],
  ...[
    'badminton',
    'Steamer_Trunk',
    'staffordshire',
    'STEAMPUNK',
    'ann_lee',
    'm0dern_closet',
    'x7eamx',
  ],
])('isStaffName returns false for %j', (name) => {
  expect(isStaffName(name)).toBe(false);
});

const DIGITS: Readonly<Record<string, string>> = {
  o: '0',
  l: '1',
  i: '1',
  e: '3',
  a: '4',
  s: '5',
  t: '7',
};
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Generates the word with some of its letters written as digits. */
const written = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((folds) =>
      Array.from(word, (letter, at) => (folds[at] ? (DIGITS[letter] ?? letter) : letter)).join(''),
    );
const staffWord = fc.constantFrom(...STAFF_WORDS).chain(written);
const filler = fc.constantFrom('', 'ann', 'finds', 'xq', 'zz9', '24', 'closet1');

describe('isStaffName', () => {
  it('returns true when underscores separate a staff word from other words, even when digits replace some of its letters', () => {
    fc.assert(
      fc.property(filler, staffWord, filler, (before, word, after) => {
        expect(isStaffName([before, word, after].filter(Boolean).join('_'))).toBe(true);
      }),
    );
  });

  it('returns true for a staff word with digits before and after it, even when digits replace some of its letters', () => {
    const digits = fc.stringMatching(/^[0-9]{1,4}$/);
    fc.assert(
      fc.property(digits, staffWord, digits, (before, word, after) => {
        expect(isStaffName(`ann${before}${word}${after}finds`)).toBe(true);
      }),
    );
  });

  it('returns true when capital letters separate a staff word from other words', () => {
    const word = fc.constantFrom(...STAFF_WORDS);
    fc.assert(
      fc.property(word, (text) => {
        expect(isStaffName(`ann${upper(text)}Finds`)).toBe(true);
        expect(isStaffName(`${text.toUpperCase()}Finds`)).toBe(true);
      }),
    );
  });

  it('returns false for a staff word inside a longer word of lower case letters', () => {
    const letters = fc.stringMatching(/^[b-df-hj-np-rx-z]{1,4}$/);
    fc.assert(
      fc.property(letters, fc.constantFrom(...STAFF_WORDS), letters, (before, word, after) => {
        expect(isStaffName(`${before}${word}${after}`)).toBe(false);
      }),
    );
  });
});

it("isStaffName returns true when a name contains 'BoloBoard', even with separators, or with digits instead of letters", () => {
  const text = fc.stringMatching(/^[A-Za-z0-9_]{0,5}$/);
  const separators = fc.stringMatching(/^[_2689]{0,2}$/);
  fc.assert(
    fc.property(text, written('bolo'), separators, written('board'), text, (a, b, c, d, e) => {
      expect(isStaffName(a + b + c + d + e)).toBe(true);
      expect(isStaffName(a + b.toUpperCase() + c + d + e)).toBe(true);
    }),
  );
});
