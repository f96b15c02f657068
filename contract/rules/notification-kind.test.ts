import { expect, it } from 'vitest';
import { notificationKindOf } from './notification-kind';

it.each([
  ['mention', null, 'mentions'],
  ['like', null, 'likes'],
  ['follow', null, 'follows'],
  ['achievement', null, 'achievements'],
  ['other', 'comment', 'comments'],
  ['other', 'reply', 'replies'],
  ['other', 'billing', null],
  ['other', 'expiring_items', null],
  ['other', 'report', null],
  ['other', 'moderation', null],
  ['other', null, null],
] as const)(
  'for the type %s and the topic %s, notificationKindOf returns the setting %s',
  (type, topic, kind) => {
    expect(notificationKindOf({ type, topic })).toBe(kind);
  },
);
