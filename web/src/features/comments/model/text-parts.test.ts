import { expect, test } from 'vitest';
import { textParts } from './text-parts';

const linksIn = (content: string) =>
  textParts(content).flatMap(({ text, href }) => (href === null ? [] : [text]));

test.each([
  ['https://example.com', ['https://example.com']],
  ['See http://example.com/a?b=c#d, then go', ['http://example.com/a?b=c#d']],
  ['(https://example.com/a_(b)).', ['https://example.com/a_(b)']],
  ['"https://example.com/x"!', ['https://example.com/x']],
  ['HTTPS://EXAMPLE.COM/x…', ['HTTPS://EXAMPLE.COM/x']],
  ['https://example.com https://example.org', ['https://example.com', 'https://example.org']],
  ['https://пример.рф/страница', ['https://пример.рф/страница']],
  ['https://example.com/\u200bhidden', ['https://example.com/']],
])('finds the URLs in %j', (content, links) => {
  expect(linksIn(content)).toEqual(links);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  'ftp://example.com',
  'https://',
  'https://localhost',
  'https://ebay.com@evil.example/login',
  'https://a:b@evil.example',
  'xhttps://example.com',
  'https://exa mple',
  '<a href="javascript:alert(1)">x</a>',
])('finds no URL in %j', (content) => {
  expect(linksIn(content)).toEqual([]);
});

test.each([
  '',
  'Hi',
  'a https://example.com. b\nhttps://example.org',
  '🦉https://e.com🦉',
  ')'.repeat(2000),
])('splits %j into parts that together are the whole text', (content) => {
  expect(
    textParts(content)
      .map(({ text }) => text)
      .join(''),
  ).toBe(content);
});

test('links each URL in the text to exactly this URL', () => {
  for (const { text, href } of textParts('https://example.com/a https://EXAMPLE.com'))
    if (href !== null) expect(new URL(text).href).toBe(href);
});

const mentionedIn = (content: string, usernames: readonly string[]) =>
  textParts(content, usernames).flatMap(({ text, username }) =>
    username === null ? [] : [[text, username]],
  );

test('finds mentions of the given usernames in any letter case', () => {
  expect(mentionedIn('@Tom, @ann @zoe tom@tom', ['tom', 'Ann'])).toEqual([
    ['@Tom', 'tom'],
    ['@ann', 'Ann'],
  ]);
  expect(mentionedIn('@tom', [])).toEqual([]);
});

test.each(['@tom https://example.com/@tom @tom', 'https://e.com @tom\n@tom🦉', '@tom@tom @tom.'])(
  'splits %j with mentions into parts that together are the whole text',
  (content) => {
    const parts = textParts(content, ['tom']);
    expect(parts.map(({ text }) => text).join('')).toBe(content);
    expect(parts.filter(({ href, username }) => href !== null && username !== null)).toEqual([]);
    expect(parts.some(({ username }) => username !== null)).toBe(true);
  },
);
