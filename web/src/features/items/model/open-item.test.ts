import { expect, test } from 'vitest';
import { itemToOpen, OPEN_ITEM_EVENT } from './open-item';

const eventWith = (detail: unknown) => new CustomEvent(OPEN_ITEM_EVENT, { detail });

test.each([
  { itemId: 'item-1' },
  { itemId: 'item-1', commentId: 'comment-1' },
  { itemId: 'item-1', commentId: null },
])('itemToOpen returns the item that an event with the `detail` %j opens', (detail) => {
  expect(itemToOpen(eventWith(detail))).toEqual(detail);
});

test.each([
  null,
  'item-1',
  {},
  { itemId: 1 },
  { itemId: '../users' },
  { itemId: 'item-1', commentId: '' },
])('itemToOpen returns null for an event with the invalid `detail` %j', (detail) => {
  expect(itemToOpen(eventWith(detail))).toBeNull();
});

test('itemToOpen returns null for an event without `detail`', () => {
  expect(itemToOpen(new Event(OPEN_ITEM_EVENT))).toBeNull();
});
