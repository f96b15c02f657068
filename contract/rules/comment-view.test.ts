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
      userId: 'bob',
      username: 'bob',
      content: '@tom_sells @Ann',
      parentId: null,
      threadAt: TIME,
      createdAt: TIME,
      updatedAt: TIME,
      mentions: MENTIONS,
      ...fields,
    }),
  );

it('commentView returns the mentioned members who have the premium badge', () => {
  // The stored `premiumMentionIds` still contain 'eve', but the comment no longer mentions her.
  expect(viewOf({ premiumMentionIds: ['ann', 'eve'] })).toMatchObject({
    mentions: ['tom_sells', 'Ann'],
    premiumMentions: ['Ann'],
  });
});

it('commentView returns no premium mentions for an older comment that lacks `premiumMentionIds`', () => {
  expect(viewOf({}).premiumMentions).toEqual([]);
});
