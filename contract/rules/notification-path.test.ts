import { expect, it } from 'vitest';
import { notificationPath } from './notification-path';

const nothing = {
  topic: null,
  itemId: null,
  commentId: null,
  rulingId: null,
  actorUsername: null,
} as const;
const item = { ...nothing, itemId: 'item-1', actorUsername: 'ana' } as const;

it.each([
  ['a like', { ...item, type: 'like' }, '/item/item-1'],
  ['a mention', { ...item, type: 'mention', commentId: 'c1' }, '/item/item-1?comment=c1'],
  [
    'a comment',
    { ...item, type: 'other', topic: 'comment', commentId: 'c1' },
    '/item/item-1?comment=c1',
  ],
  ['a follow', { ...nothing, type: 'follow', actorUsername: 'ana' }, '/user/ana'],
  ['a follow by a member without a username', { ...nothing, type: 'follow' }, '/notifications'],
  ['an achievement', { ...nothing, type: 'achievement' }, '/dashboard'],
  [
    'a notification about the subscription',
    { ...nothing, type: 'other', topic: 'billing' },
    '/account-settings',
  ],
  ['expiring items', { ...nothing, type: 'other', topic: 'expiring_items' }, '/notifications'],
  [
    'a hidden item that can be appealed',
    { ...nothing, type: 'other', topic: 'moderation', rulingId: 'ruling1' },
    '/appeals/ruling1',
  ],
  [
    'a decision about an own report',
    { ...nothing, type: 'other', topic: 'report' },
    '/notifications',
  ],
  [
    'a hidden item that cannot be appealed',
    { ...nothing, type: 'other', topic: 'moderation' },
    '/dashboard',
  ],
] as const)('notificationPath returns the page to open for %s', (_what, notification, path) => {
  expect(notificationPath(notification)).toBe(path);
});

it('notificationPath encodes ids, so that an id cannot change the path', () => {
  const odd = { ...item, type: 'mention', itemId: '../x?y', commentId: 'a&b' } as const;
  expect(notificationPath(odd)).toBe('/item/..%2Fx%3Fy?comment=a%26b');
});
