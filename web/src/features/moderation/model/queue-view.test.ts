import { expect, test } from 'vitest';
import { queueSearchUrl } from './queue-view';

const searchFor = (title: string, username: string | null = 'olga') =>
  new URL(queueSearchUrl({ title, username }), 'https://example.com').searchParams.get('q');
const long = 'owl '.repeat(24);

test.each([
  ['a short title', 'Brass owl', 'Brass owl'],
  ['a title of 100 characters', `${long}four`, `${long}four`],
  ['whole words of a longer one', `${long}lamps`, long.trim()],
  ['words that end where the cut is', `${long}four more`, `${long}four`],
  ['the owner of a title without a word', '🦉!', 'olga'],
  ['the owner of a title that is one long word', 'W'.repeat(101), 'olga'],
])('queueSearchUrl searches the queue for %s', (_, title, q) => {
  expect(searchFor(title)).toBe(q);
});

test('queueSearchUrl returns the URL of all reports if the title has no word and the owner has no username', () => {
  expect(queueSearchUrl({ title: '!', username: null })).toBe('/admin');
});
