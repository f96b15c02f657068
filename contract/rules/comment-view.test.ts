import { expect, it } from 'vitest';
import { commentRecordSchema } from '../schemas/comment-record';
import { commentView } from './comment-view';

const TIME = { toDate: () => new Date('2026-11-20T12:00:00Z') };
const MENTIONS = [
  { userId: 'tom', username: 'tom_sells' },
  { userId: 'ann', username: 'Ann' },
];

const viewOf = (fields: object) =>
  commentView(
    'c1',
    commentRecordSchema.parse({
      ...{ userId: 'bob', username: 'bob', content: '@tom_sells @Ann', parentId: null },
      ...{ threadAt: TIME, createdAt: TIME, updatedAt: TIME, mentions: MENTIONS },
      ...fields,
    }),
  );

it('returns which mentioned members have the premium badge', () => {
  // The text no longer mentions 'eve'.
  expect(viewOf({ premiumMentionIds: ['ann', 'eve'] })).toMatchObject({
    mentions: ['tom_sells', 'Ann'],
    premiumMentions: ['Ann'],
  });
});

it('returns no badges for a comment that an earlier version stored', () => {
  expect(viewOf({}).premiumMentions).toEqual([]);
});
