import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeSingleLineText, sanitizeMultilineText } from './sanitize-text';

const INVISIBLE = [
  ['zero-width spaces', '\u200b\u200b'],
  ['joiners', '\u200d\u200c\u2060'],
  ['NULs', '\0\0'],
  ['Braille blanks', '\u2800\u2800'],
  ['Hangul fillers', '\u3164\u115f\uffa0'],
  ['spaces of all kinds', '\u00a0\u2003\u3000 \t'],
  ['soft hyphens and byte order marks', '\u00ad\ufeff'],
  ['variation selectors and tags', '\ufe0f\u{e0041}\u{e007f}'],
  ['bidirectional characters', '\u202e\u2066\u200f\u061c'],
  ['combining marks', '\u0301\u0302'],
  ['a lone surrogate', '\ud800'],
] as const;

describe.each([
  ['sanitizeSingleLineText', sanitizeSingleLineText],
  ['sanitizeMultilineText', sanitizeMultilineText],
])('%s', (_name, visible) => {
  it.each(INVISIBLE)('returns an empty text for %s', (_what, text) => {
    expect(visible(text)).toBe('');
  });

  it.each([
    ['  Brass owl ', 'Brass owl'],
    ['Brass\u202e owl\u202c', 'Brass owl'],
    ['\u2066Brass\u2069 o\0wl\u0007\u009f', 'Brass owl'],
    ['Brass\towl', 'Brass owl'],
    ['Brass\ud83e owl\udd89', 'Brass owl'],
    ['Family 👨\u200d👩\u200d👧 mug ❤\ufe0f', 'Family 👨\u200d👩\u200d👧 mug ❤\ufe0f'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['Émile Zola, 北京, €5', 'Émile Zola, 北京, €5'],
    ['!', '!'],
    ['1\ufe0f\u20e3', '1\ufe0f\u20e3'],
  ])('turns %j into %j', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it('for any text, returns the same result when it sanitizes the result again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(visible(visible(text))).toBe(visible(text));
      }),
    );
  });
});

it('sanitizeSingleLineText replaces each line break with a space', () => {
  expect(sanitizeSingleLineText('Brass\r\nowl\u2028lamp')).toBe('Brass owl lamp');
});

it('sanitizeMultilineText replaces each line break with a line feed', () => {
  expect(sanitizeMultilineText('One\r\ntwo\rthree\n\nfour\u2028five')).toBe(
    'One\ntwo\nthree\n\nfour\nfive',
  );
});
