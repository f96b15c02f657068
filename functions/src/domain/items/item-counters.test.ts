import { expect, it } from 'vitest';
import { type CountedComment, wrongItemCounters } from './item-counters';

const comment = (id: string, changes: Partial<CountedComment> = {}): CountedComment => ({
  id,
  parentId: null,
  isDeleted: false,
  repliesCount: 0,
  ...changes,
});

const item = {
  path: 'items/a',
  likesCount: 3,
  verifiedLikesCount: 2,
  commentsCount: 2,
  likes: 3,
  verifiedLikes: 2,
};
const comments = [
  comment('deleted', { isDeleted: true, repliesCount: 1 }),
  comment('reply', { parentId: 'deleted' }),
  comment('other'),
];

it('wrongItemCounters returns nothing when the counters are right, and ignores deleted comments', () => {
  expect(wrongItemCounters({ ...item, comments })).toEqual([]);
});

it('wrongItemCounters returns each wrong counter with the right number', () => {
  const wrong = wrongItemCounters({
    ...item,
    likes: 4,
    verifiedLikes: 3,
    comments: [...comments, comment('late')],
  });
  expect(wrong).toEqual([
    { path: 'items/a', field: 'likesCount', stored: 3, counted: 4 },
    { path: 'items/a', field: 'verifiedLikesCount', stored: 2, counted: 3 },
    { path: 'items/a', field: 'commentsCount', stored: 2, counted: 3 },
  ]);
});

it('wrongItemCounters checks the number of replies of each comment', () => {
  const [deleted, reply, other] = comments;
  if (!deleted || !reply || !other) throw new Error('Too few comments');
  const wrong = wrongItemCounters({
    ...item,
    comments: [{ ...deleted, repliesCount: 2 }, reply, { ...other, repliesCount: 1 }],
  });
  expect(wrong).toEqual([
    { path: 'items/a/comments/deleted', field: 'repliesCount', stored: 2, counted: 1 },
    { path: 'items/a/comments/other', field: 'repliesCount', stored: 1, counted: 0 },
  ]);
});
