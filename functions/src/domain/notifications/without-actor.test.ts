import type { NotificationRecord } from '@contract/schemas/notification';
import { describe, expect, it } from 'vitest';
import { commentWords, likeWords } from './notification-words';
import { withoutActor } from './without-actor';

const at = new Date('2026-11-22T12:00:00Z');
const recordOf = (change: Partial<NotificationRecord>): NotificationRecord => ({
  type: 'other',
  topic: 'comment',
  title: 'New comment',
  message: '',
  isRead: false,
  createdAt: at,
  expiresAt: at,
  itemId: 'owl',
  commentId: 'c1',
  actorId: 'gone',
  actorUsername: 'gone_seller',
  count: 1,
  pictureUrl: null,
  rulingId: null,
  ...change,
});

describe('withoutActor', () => {
  it('removes the name from a notification about a comment, but keeps the notification', () => {
    const words = { itemTitle: 'Owl', content: 'Ask @gone_seller' };
    const { message } = commentWords({ ...words, author: 'gone_seller' });
    expect(withoutActor(recordOf({ message }))).toEqual({
      actorId: null,
      actorUsername: null,
      message: commentWords({ ...words, author: null }).message,
    });
  });

  it('removes the name from a notification about several comments', () => {
    const words = { itemTitle: 'Owl', content: 'Nice' };
    const { message } = commentWords({ ...words, author: 'gone_seller' }, 3);
    expect(withoutActor(recordOf({ message, count: 3 }))?.message).toBe(
      commentWords({ ...words, author: null }, 3).message,
    );
  });

  it('removes the name from a notification about several likes, but keeps the notification', () => {
    const { message } = likeWords('gone_seller', 3, 'Owl');
    const like = recordOf({ type: 'like', topic: null, message, count: 3 });
    expect(withoutActor(like)?.message).toBe(likeWords(null, 3, 'Owl').message);
  });

  it('removes the name from a notification that an earlier version wrote about several likes, but keeps the notification', () => {
    const { message } = likeWords('gone_seller', 3, 'Owl');
    const like = recordOf({ type: 'like', topic: null, message, actorsCount: 3 });
    expect(withoutActor(like)?.message).toBe(likeWords(null, 3, 'Owl').message);
  });

  it('removes a notification about one like, and a notification about a new follower', () => {
    expect(withoutActor(recordOf({ type: 'like' }))).toBeNull();
    expect(withoutActor(recordOf({ type: 'follow' }))).toBeNull();
  });

  it('does not change a message that names nobody', () => {
    const message = 'A member liked your item “Owl”';
    const change = withoutActor(recordOf({ message, actorUsername: null }));
    expect(change?.message).toBe(message);
  });
});
