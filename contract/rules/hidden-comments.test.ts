import { expect, it } from 'vitest';
import { commentLike } from '../schemas/comment.test-support';
import { withoutCommentsByAuthors } from './hidden-comments';

const BOB = new Set(['bob']);
const by = (userId: string, id: string, parentId: string | null = null) =>
  commentLike({ id, userId, username: userId, parentId, content: id });
const pageOf = (...comments: ReturnType<typeof by>[]) => ({ comments, next: null });
const shown = ({ comments }: ReturnType<typeof withoutCommentsByAuthors>) =>
  comments.map(({ id, isHidden }) => (isHidden ? `(${id})` : id));

it('withoutCommentsByAuthors returns the page unchanged when no comment is by a blocked member', () => {
  const page = pageOf(by('ann', '1'), by('cat', '2', '1'));
  expect(withoutCommentsByAuthors(page, BOB)).toBe(page);
  expect(withoutCommentsByAuthors(page, new Set())).toBe(page);
});

it('withoutCommentsByAuthors removes the comments and replies of blocked members', () => {
  const page = pageOf(by('bob', '1'), by('ann', '2'), by('bob', '3', '2'), by('cat', '4', '2'));
  expect(shown(withoutCommentsByAuthors(page, BOB))).toEqual(['2', '4']);
});

it("withoutCommentsByAuthors keeps a blocked member's comment without author and text when it has visible replies", () => {
  const page = pageOf(by('bob', '1'), by('bob', '2', '1'), by('ann', '3', '1'));
  const hidden = withoutCommentsByAuthors(page, BOB);
  expect(shown(hidden)).toEqual(['(1)', '3']);
  expect(hidden.comments[0]).toMatchObject({ userId: '', username: '', content: '' });
});

it('withoutCommentsByAuthors keeps the comment of a blocked member at the end of a page if its replies can be on the next page', () => {
  const page = { ...pageOf(by('ann', '1'), by('bob', '2')), next: '2' };
  expect(shown(withoutCommentsByAuthors(page, BOB))).toEqual(['1', '(2)']);
});
