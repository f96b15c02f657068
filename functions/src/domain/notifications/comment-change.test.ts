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
  ['a new comment without the field `mentions`', undefined, { content: 'Old' }, { kind: 'new' }],
  ['a comment whose document is deleted', comment(), undefined, { kind: 'gone' }],
  [
    'a deleted comment that stays because of its replies',
    comment(),
    comment({ deletedAt: 1 }),
    { kind: 'gone' },
  ],
  [
    'the removal of a deleted comment after its last reply',
    comment({ deletedAt: 1 }),
    undefined,
    { kind: 'none' },
  ],
  [
    'a reply to a deleted comment',
    comment({ deletedAt: 1 }),
    comment({ deletedAt: 1 }),
    { kind: 'none' },
  ],
  ['a changed number of replies', comment(), comment({ repliesCount: 2 }), { kind: 'none' }],
  ['an edit without a mention', comment(), comment({ content: 'Ok' }), { kind: 'none' }],
  [
    'an edit that adds mentions',
    mentioning('bob'),
    mentioning('bob', 'cat', 'dan'),
    { kind: 'mentions', added: ['cat', 'dan'] },
  ],
  ['an edit that removes a mention', mentioning('bob', 'cat'), mentioning('cat'), { kind: 'none' }],
  ['an event without a document', undefined, undefined, { kind: 'none' }],
])(
  'commentChange returns which notifications are affected by %s',
  (_case, before, after, change) => {
    expect(commentChange(before, after)).toEqual(change);
  },
);
