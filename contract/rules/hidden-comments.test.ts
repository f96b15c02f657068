import { expect, it } from 'vitest';
import { commentLike } from '../schemas/comment.test-support';
import { withoutCommentsOf } from './hidden-comments';

const BOB = new Set(['bob']);
const by = (userId: string, id: string, parentId: string | null = null) =>
  commentLike({ id, userId, username: userId, parentId, content: id });
const pageOf = (...comments: ReturnType<typeof by>[]) => ({ comments, next: null });
const shown = ({ comments }: ReturnType<typeof withoutCommentsOf>) =>
  comments.map(({ id, isHidden }) => (isHidden ? `(${id})` : id));

it('withoutCommentsOf returns the page unchanged when no comment is by a hidden member', () => {
  const page = pageOf(by('ann', '1'), by('cat', '2', '1'));
  expect(withoutCommentsOf(page, BOB)).toBe(page);
  expect(withoutCommentsOf(page, new Set())).toBe(page);
});

it('withoutCommentsOf removes the comments and replies of hidden members', () => {
  const page = pageOf(by('bob', '1'), by('ann', '2'), by('bob', '3', '2'), by('cat', '4', '2'));
  expect(shown(withoutCommentsOf(page, BOB))).toEqual(['2', '4']);
});

it("withoutCommentsOf keeps a hidden member's comment without author and text when it has visible replies", () => {
  const page = pageOf(by('bob', '1'), by('bob', '2', '1'), by('ann', '3', '1'));
  const hidden = withoutCommentsOf(page, BOB);
  expect(shown(hidden)).toEqual(['(1)', '3']);
  expect(hidden.comments[0]).toMatchObject({ userId: '', username: '', content: '' });
});

it('withoutCommentsOf keeps the comment of a hidden member at the end of a page if its replies can be on the next page', () => {
  const page = { ...pageOf(by('ann', '1'), by('bob', '2')), next: '2' };
  expect(shown(withoutCommentsOf(page, BOB))).toEqual(['1', '(2)']);
});
