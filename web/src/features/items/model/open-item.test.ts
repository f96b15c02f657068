import { expect, test } from 'vitest';
import { itemToOpen, OPEN_ITEM_EVENT } from './open-item';

const eventWith = (detail: unknown) => new CustomEvent(OPEN_ITEM_EVENT, { detail });

test.each([
  { itemId: 'item-1' },
  { itemId: 'item-1', commentId: 'comment-1' },
  { itemId: 'item-1', commentId: null },
])('returns the item to open for %j', (detail) => {
  expect(itemToOpen(eventWith(detail))).toEqual(detail);
});

test.each([
  null,
  'item-1',
  {},
  { itemId: 1 },
  { itemId: '../users' },
  { itemId: 'item-1', commentId: '' },
])('returns null for the invalid detail %j', (detail) => {
  expect(itemToOpen(eventWith(detail))).toBeNull();
});

test('returns null for an event without detail', () => {
  expect(itemToOpen(new Event(OPEN_ITEM_EVENT))).toBeNull();
});
