import { expect, it } from 'vitest';
import { commentChange } from './comment-change';

const comment = (changes: Record<string, unknown> = {}) => ({
  content: 'Nice',
  deletedAt: null,
  mentions: [{ userId: 'bob', username: 'bob' }],
  ...changes,
});
const mentioning = (...ids: string[]) =>
  comment({ mentions: ids.map((userId) => ({ userId, username: userId })) });

it.each([
  ['a new comment', undefined, comment(), { kind: 'new' }],
  ['a comment of before mentions', undefined, { content: 'Old' }, { kind: 'new' }],
  ['a deleted one', comment(), undefined, { kind: 'gone' }],
  ['one that keeps the place of replies', comment(), comment({ deletedAt: 1 }), { kind: 'gone' }],
  ['the last reply of a deleted one', comment({ deletedAt: 1 }), undefined, { kind: 'none' }],
  [
    'a reply to a deleted one',
    comment({ deletedAt: 1 }),
    comment({ deletedAt: 1 }),
    { kind: 'none' },
  ],
  ['a count of replies', comment(), comment({ repliesCount: 2 }), { kind: 'none' }],
  ['an edit without a mention', comment(), comment({ content: 'Ok' }), { kind: 'none' }],
  [
    'an edit that adds mentions',
    mentioning('bob'),
    mentioning('bob', 'cat', 'dan'),
    { kind: 'mentions', added: ['cat', 'dan'] },
  ],
  ['an edit that removes one', mentioning('bob', 'cat'), mentioning('cat'), { kind: 'none' }],
  ['nothing', undefined, undefined, { kind: 'none' }],
])('commentChange returns the effect of %s', (_case, before, after, change) => {
  expect(commentChange(before, after)).toEqual(change);
});
