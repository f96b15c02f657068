import type { DocumentData } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { commentPageOf } from './live-comments';

const at = (moment: string) => ({ toDate: () => new Date(moment) });

const stored = (id: string, change: DocumentData = {}) => ({
  id,
  data: () => ({
    userId: 'ann',
    username: 'ann_sells',
    isPremiumUser: true,
    profileImageUrl: '/media/profiles/ann/1.webp',
    content: 'Nice',
    parentId: null,
    threadAt: at('2026-11-20T12:00:00Z'),
    createdAt: at('2026-11-20T12:00:00Z'),
    updatedAt: at('2026-11-20T12:00:00Z'),
    ...change,
  }),
});

test('returns the public fields of comments, and the id of the last one if there is another page', () => {
  const docs = [stored('c1'), stored('c2'), stored('c3')];
  const page = commentPageOf(docs, 2);
  expect(page.next).toBe('c2');
  expect(page.comments).toHaveLength(2);
  expect(page.comments[0]).toEqual({
    id: 'c1',
    userId: 'ann',
    username: 'ann_sells',
    isPremiumUser: true,
    profileImageUrl: '/media/profiles/ann/1.webp',
    content: 'Nice',
    mentions: [],
    premiumMentions: [],
    parentId: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    isDeleted: false,
  });
  expect(commentPageOf(docs, 3).next).toBeNull();
});

test('hides the text of a deleted comment, and ignores an invalid comment', () => {
  const deleted = { userId: null, username: null, content: null };
  const docs = [
    stored('gone', { ...deleted, deletedAt: at('2026-11-21T12:00:00Z') }),
    stored('wrong', { content: 5 }),
  ];
  expect(commentPageOf(docs, 9).comments).toMatchObject([
    { id: 'gone', isDeleted: true, content: '', username: '', userId: '' },
  ]);
});

test('returns the names of mentioned members, and no names for an older comment without the field for them', () => {
  const mentions = [{ userId: 'tom', username: 'tom_sells' }];
  const docs = [stored('new', { mentions }), stored('old')];
  expect(commentPageOf(docs, 9).comments.map((comment) => comment.mentions)).toEqual([
    ['tom_sells'],
    [],
  ]);
});
