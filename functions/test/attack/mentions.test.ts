import { describe, expect, it } from 'vitest';
import { call } from '../api/support/api';
import {
  commentCountsOf,
  postComment,
  postCommentAndParse,
  storeItem,
} from '../api/support/comments';
import { createMember } from '../api/support/member';

describe('the search for members', () => {
  it('returns 401 when the session is forged', async () => {
    const as = { cookie: '__session=forged' };
    expect((await call('searchUsers', { as, query: { q: 'a' } })).status).toBe(401);
  });
});

describe('mentions', () => {
  it('are taken only from the text of a comment, and a request with a field of mentions is rejected', async () => {
    const [member, item] = await Promise.all([createMember(), storeItem()]);
    const mentions = [{ userId: member.uid, username: member.username }];
    const json = { content: 'Hi', mentions };
    const response = await call('postComment', { as: member, params: { itemId: item.id }, json });
    expect(response.status).toBe(400);
    expect(await commentCountsOf(item)).toEqual({ count: 0, stored: 0 });
  });

  it.each(['@', '@a ', '@abc ', ' @abc', '@\u200b'])(
    'are rejected in a text that repeats %j up to 1 MB',
    async (unit) => {
      const [member, item] = await Promise.all([createMember(), storeItem()]);
      const content = unit.repeat(Math.ceil(2 ** 20 / unit.length));
      expect((await postComment(member, item.id, { content })).status).toBe(413);
    },
  );

  it('are found in a comment of 2,000 characters that consists only of mentions', async () => {
    const [member, item] = await Promise.all([createMember(), storeItem()]);
    const name = `@${member.username ?? ''} `;
    const content = name.repeat(Math.floor(2000 / name.length));
    expect((await postCommentAndParse(member, item.id, { content })).mentions).toEqual([
      member.username,
    ]);
  });
});
