import { expect, it } from 'vitest';
import { parseQueueCursor, queueCursor, type QueuePlace } from './queue-cursor';

const place: QueuePlace = {
  sort: 'newest',
  isGrouped: false,
  value: null,
  at: 1_764_151_200_123_456,
  key: '12345678',
};
const grouped: QueuePlace = {
  sort: 'most_reported',
  isGrouped: true,
  value: 7,
  at: 1_764_151_200_123_456,
  key: 'owl_c1_pending',
};
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it.each([place, grouped])(
  'parseQueueCursor returns the position from which the cursor was made',
  (made) => {
    expect(parseQueueCursor(queueCursor(made), made)).toEqual(made);
  },
);

it('a queue cursor has fewer than 300 characters even when its ids have the greatest possible length', () => {
  const key = `${'i'.repeat(128)}_${'c'.repeat(20)}_dismissed`;
  expect(queueCursor({ ...grouped, sort: 'most_likely_upheld', key }).length).toBeLessThan(300);
});

it.each([
  ['of another sort order', queueCursor({ ...place, sort: 'oldest' })],
  ['of the other list', queueCursor({ ...place, isGrouped: true })],
  ['without the value that its sort order needs', queueCursor({ ...grouped, value: null })],
  ['with a value that its sort order does not use', queueCursor({ ...place, value: 3 })],
  ['with a time before 1970', queueCursor({ ...place, at: -1 })],
  ['with a time after the last one', queueCursor({ ...place, at: 1e18 })],
  ['with a path instead of a key', queueCursor({ ...place, key: 'a/b' })],
  ['that contains an object instead of a list', encoded({ sort: 'newest' })],
  ['with too many values', encoded(['newest', false, null, 1, 'a', 'b'])],
  ['that is no JSON', 'bm90IGpzb24'],
  ['that is an emoji', '🦉'],
  ['that is empty', ''],
])('parseQueueCursor returns null for a cursor %s', (_what, cursor) => {
  expect(parseQueueCursor(cursor, place)).toBeNull();
});
