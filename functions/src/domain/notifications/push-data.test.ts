import type { NotificationRecord } from '@contract/schemas/notification';
import { PUSH_MAX_BYTES, pushDataSchema } from '@contract/schemas/push';
import { describe, expect, it } from 'vitest';
import { pushDataOf, type PushedNotification } from './push-data';

const record: NotificationRecord = {
  type: 'other',
  topic: 'comment',
  isRead: false,
  count: 1,
  title: 'New comment',
  message: '@bob commented on your item “Owl”: Nice',
  itemId: 'owl',
  commentId: 'c1',
  actorId: 'bob',
  actorUsername: 'bob',
  pictureUrl: '/media/owl.webp',
  createdAt: new Date(0),
  expiresAt: new Date(0),
  rulingId: null,
};
const like: PushedNotification = {
  id: 'like_owl',
  record: { ...record, type: 'like', topic: null, title: 'New like', commentId: null },
};
const comment: PushedNotification = { id: 'comment_c1', record };
const recipient = { uid: 'ann', unread: 3 };
const bytesOf = (data: object) => Buffer.byteLength(JSON.stringify(data));

describe('a push about one notification', () => {
  it('a push has the texts of its notification and opens the page of the notification', () => {
    expect(pushDataOf([comment], recipient)).toEqual({
      memberId: 'ann',
      title: 'New comment',
      body: '@bob commented on your item “Owl”: Nice',
      picture: '/media/owl.webp',
      tag: 'comment_c1',
      path: '/item/owl?comment=c1',
      notificationId: 'comment_c1',
      canReply: 'true',
      unread: '3',
    });
  });

  it.each([
    ['a mention', { type: 'mention', topic: null }, 'true'],
    ['a reply', { topic: 'reply' }, 'true'],
    ['a comment that was deleted', { commentId: null }, undefined],
    ['a like', like.record, undefined],
  ] as const)(
    'a push offers a reply only for a notification about a comment: %s',
    (_what, change, canReply) => {
      const data = pushDataOf([{ id: 'n', record: { ...record, ...change } }], recipient);
      expect(data.canReply).toBe(canReply);
    },
  );

  it('a push has no picture when its notification has no picture', () => {
    const bare = { id: 'n', record: { ...record, pictureUrl: null } };
    expect(pushDataOf([bare], recipient)).not.toHaveProperty('picture');
  });
});

describe('a push about several notifications', () => {
  it('a push states the number of notifications, quotes the newest one, and opens the list of notifications', () => {
    expect(pushDataOf([like, comment, comment], recipient)).toEqual({
      memberId: 'ann',
      title: '3 new notifications',
      body: like.record.message,
      tag: 'notifications',
      path: '/notifications',
      unread: '3',
    });
  });

  it("a push states '99+' when there are more than 99 notifications", () => {
    const many = Array.from({ length: 99 }, () => like);
    expect(pushDataOf([like, ...many.slice(1)], recipient).title).toBe('99 new notifications');
    expect(pushDataOf([like, ...many], recipient).title).toBe('99+ new notifications');
  });
});

describe('a push with long texts', () => {
  const long = (letter: string, count: number) => letter.repeat(count);

  it.each([
    ['body', { message: long('名', 8000) }],
    [
      'body of letters with many marks',
      { message: `@bob: ${long(`e${long('\u0301', 1900)}`, 3)}` },
    ],
    ['title', { title: long('𝒳', 8000) }],
    ['title and body', { title: long('"', 8000), message: long('\u{1F468}\u200D\u{1F469}', 2000) }],
  ])('a push fits into a message of FCM even with a long %s', (_what, change) => {
    const data = pushDataOf([{ id: long('x', 300), record: { ...record, ...change } }], recipient);
    expect(bytesOf(data)).toBeLessThanOrEqual(PUSH_MAX_BYTES);
    expect(pushDataSchema.parse(data)).toEqual(data);
    expect(data.picture).toBe('/media/owl.webp');
  });

  it('pushDataOf shortens the body before the title', () => {
    const title = long('t', 1500);
    const data = pushDataOf(
      [{ id: 'n', record: { ...record, title, message: long('b', 4000) } }],
      recipient,
    );
    expect(data.title).toBe(title);
    expect(data.body).toMatch(/^b{900,}…$/);
  });

  it('a push leaves out a picture whose URL is too long', () => {
    const data = pushDataOf(
      [{ id: 'n', record: { ...record, pictureUrl: `https://x.test/${long('p', 4000)}` } }],
      recipient,
    );
    expect(data).not.toHaveProperty('picture');
    expect(data.body).not.toBe('');
  });
});
