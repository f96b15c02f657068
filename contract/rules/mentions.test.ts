import { describe, expect, test } from 'vitest';
import { mentionBefore, mentionedNames, possibleMentionsIn } from './mentions';

const namesIn = (text: string) => possibleMentionsIn(text).map(({ name }) => name);

describe('mentions in a text', () => {
  test.each([
    ['@tom', ['tom']],
    ['Thanks @Thrifty_Theo!', ['Thrifty_Theo']],
    ['@tom, @ann: look', ['tom', 'ann']],
    ['first\n@tom', ['tom']],
    ['tab\t@tom nbsp\u00a0@ann wide\u3000@sue', ['tom', 'ann', 'sue']],
    ['@abc and @abcdefghij0123456789', ['abc', 'abcdefghij0123456789']],
    ['🦉 @tom🦉', ['tom']],
    ['שלום @tom מה שלומך', ['tom']],
    ['@tom\u200bx', ['tom']],
    ['@tom.smith', ['tom']],
    ['<b> @tom</b>', ['tom']],
  ])('possibleMentionsIn(%j) returns the names %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test.each([
    'tom',
    '@',
    '@ tom',
    '@to',
    '@abcdefghij01234567890',
    '@_tom',
    '@tom_',
    '@tomé',
    '@to\u0301m',
    '@тома',
    '@ſſſſ',
    'ann@tom',
    'ann@example.com',
    '@ann@example.social',
    'https://example.com/@tom',
    'https://example.com/?q=@tom',
    '(@tom)',
    '🦉@tom',
    '\u200b@tom',
    '\u200d@tom',
    '\ufeff@tom',
    '\u202e@tom',
    '\u2067@tom',
    '\ud83e@tom',
  ])('possibleMentionsIn(%j) returns no names', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  test('possibleMentionsIn returns the position of each mentioned name', () => {
    const text = '🦉 @tom and\n@ann';
    for (const { name, start } of possibleMentionsIn(text))
      expect(text.slice(start, start + name.length + 1)).toBe(`@${name}`);
    expect(possibleMentionsIn(text)).toHaveLength(2);
  });

  test('mentionedNames returns each mentioned name once, ignoring case, and at most 10 names', () => {
    expect(mentionedNames('@tom @Tom @TOM @ann')).toEqual(['tom', 'ann']);
    const many = Array.from({ length: 12 }, (_, n) => `@member_${n}`).join(' ');
    expect(mentionedNames(many)).toHaveLength(10);
    expect(mentionedNames(many)[9]).toBe('member_9');
  });
});

test.each(['@', '@a', '@abc', '@_', ' @', 'abc_', '@@', '\u200b@abc ', '🦉'])(
  'possibleMentionsIn and mentionBefore find a name after 1 MB of %j without a timeout',
  (unit) => {
    const text = unit.repeat(Math.ceil(2 ** 20 / unit.length));
    expect(possibleMentionsIn(`${text} @tom`).at(-1)?.name).toBe('tom');
    expect(mentionBefore(`${text} @to`, text.length + 4)?.name).toBe('to');
  },
);

describe('mentionBefore', () => {
  const at = (marked: string) => {
    const caret = marked.indexOf('|');
    return mentionBefore(marked.replace('|', ''), caret);
  };

  test.each([
    ['@t|', 't', 0],
    ['Hi @to|m', 'to', 3],
    ['Hi\n@tom|', 'tom', 3],
    ['@abcdefghij0123456789|', 'abcdefghij0123456789', 0],
    ['x @abcdefghij0123456789| y', 'abcdefghij0123456789', 2],
    ['@tom_|', 'tom_', 0],
    ['🦉 @tom|', 'tom', 3],
  ])(
    'with the caret at the character | in %j, mentionBefore finds the name %j',
    (marked, name, start) => {
      expect(at(marked)).toEqual({ name, start });
    },
  );

  test.each([
    '|',
    '@|',
    '@|tom',
    '@tom |',
    'ann@tom|',
    '@tom.|',
    '@tomé|',
    '@abcdefghij01234567890|',
    'x@abcdefghij0123456789|',
    '\u200b@tom|',
    'https://example.com/@tom|',
  ])('with the caret at the character | in %j, mentionBefore returns null', (marked) => {
    expect(at(marked)).toBeNull();
  });
});
