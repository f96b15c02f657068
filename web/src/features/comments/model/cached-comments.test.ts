import { commentLike } from '@contract/schemas/comment.test-support';
import { expect, test } from 'vitest';
import { joinPages, addCommentUpdater, removeCommentUpdater } from './cached-comments';
import { threadsOf } from './threads';

const one = commentLike({ id: 'one' });
const reply = commentLike({ id: 'one-a', parentId: 'one' });
const two = commentLike({ id: 'two' });
const comments = [two, one, reply];
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('adds a comment first in the list and a reply last in its thread, and ignores a known reply and a reply without a thread', () => {
  const added = commentLike({ id: 'three' });
  expect(idsOf(addCommentUpdater(added)(comments))).toEqual(['three', 'two', 'one', 'one-a']);
  const second = commentLike({ id: 'one-b', parentId: 'one' });
  const replied = addCommentUpdater(second)(comments);
  expect(idsOf(replied)).toEqual(['two', 'one', 'one-a', 'one-b']);
  expect(addCommentUpdater(second)(replied)).toEqual(replied);
  expect(idsOf(addCommentUpdater(commentLike({ id: 'x', parentId: 'gone' }))(comments))).toEqual(
    idsOf(comments),
  );
});

test('keeps a deleted comment until its last reply is deleted', () => {
  const deleted = removeCommentUpdater('one')(comments);
  expect(deleted[1]).toMatchObject({ id: 'one', isDeleted: true, content: '', username: '' });
  expect(idsOf(removeCommentUpdater('one-a')(deleted))).toEqual(['two']);
  expect(idsOf(removeCommentUpdater('two')(comments))).toEqual(['one', 'one-a']);
});

test('keeps a comment only once when both of the joined pages contain it', () => {
  const joined = joinPages({ comments: [two, one], next: 'one' }, { comments, next: null });
  expect(joined).toEqual({ comments: [two, one, reply], next: null });
});

test('groups replies below their comment, and keeps a reply whose comment is missing', () => {
  const lost = commentLike({ id: 'lost', parentId: 'elsewhere' });
  const threads = threadsOf([...comments, lost]);
  expect(threads.map(({ comment, replies }) => [comment.id, ...idsOf(replies)])).toEqual([
    ['two'],
    ['one', 'one-a'],
    ['lost'],
  ]);
});
