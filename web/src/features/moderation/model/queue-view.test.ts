import { expect, test } from 'vitest';
import { queueSearchUrl } from './queue-view';

const searchFor = (title: string, username: string | null = 'olga') =>
  new URL(queueSearchUrl({ title, username }), 'https://example.com').searchParams.get('q');
const long = 'owl '.repeat(24);

test.each([
  ['a short title', 'Brass owl', 'Brass owl'],
  ['a title of 100 characters', `${long}four`, `${long}four`],
  ['the whole words in the first 100 characters of a longer title', `${long}lamps`, long.trim()],
  [
    'the first 100 characters of a longer title if they end with a whole word',
    `${long}four more`,
    `${long}four`,
  ],
  ['the owner if the title has no word', '🦉!', 'olga'],
  ['the owner if the title is one word of 101 characters', 'W'.repeat(101), 'olga'],
])('queueSearchUrl searches the queue for %s', (_, title, q) => {
  expect(searchFor(title)).toBe(q);
});

test('queueSearchUrl returns the URL of all reports if the title has no word and the owner has no username', () => {
  expect(queueSearchUrl({ title: '!', username: null })).toBe('/admin');
});
