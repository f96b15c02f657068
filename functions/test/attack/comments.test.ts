import { beforeAll, describe, expect, it } from 'vitest';
import { call, readError, send } from '../api/support/api';
import {
  commentTextsOf,
  commentCountsOf,
  editComment,
  postComment,
  postCommentAndParse,
  deleteComment,
  storeItem,
} from '../api/support/comments';
import { createMember, type Member } from '../api/support/member';

// There are two members, because one member may post only 30 comments in 10 minutes.
let member: Member;
let guesser: Member;
beforeAll(async () => {
  [member, guesser] = await Promise.all([createMember(), createMember()]);
});

describe('texts of comments', () => {
  it.each([
    ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>', null],
    ['a link with a script', '[click](javascript:alert(1)) javascript:alert(1)', null],
    ['2,000 characters of 4 bytes', '🦉'.repeat(2000), null],
    ['a right-to-left override', 'invoice\u202egpj.exe\u2069', 'invoicegpj.exe'],
    ['control characters', 'a\0b\u0007c\u001b[31m', 'abc[31m'],
    ['joiners in emoji', '👩\u200d👧', null],
  ])('are stored as plain text when they contain %s', async (_what, content, stored) => {
    const item = await storeItem();
    const { id } = await postCommentAndParse(member, item.id, { content });
    expect(await commentTextsOf(item.id)).toEqual([stored ?? content]);
    expect((await editComment(member, item.id, id, { content })).status).toBe(200);
    expect(await commentTextsOf(item.id)).toEqual([stored ?? content]);
  });

  it.each([
    ['zero-width spaces', '\u200b\u200b\u200d'],
    ['Braille blanks', '\u2800'],
    ['bidirectional marks', '\u202e\u2066\u200f'],
    ['NULs', '\0\0'],
    ['2,001 characters', 'x'.repeat(2001)],
    ['2,001 characters of 4 bytes', '🦉'.repeat(2001)],
    ['a number', 5],
    ['an object', { toString: 'Hi' }],
    ['a list', ['Hi']],
  ])('are rejected when they are %s', async (_what, content) => {
    const item = await storeItem();
    expect((await postComment(member, item.id, { content })).status).toBe(400);
    const { id } = await postCommentAndParse(member, item.id);
    expect((await editComment(member, item.id, id, { content })).status).toBe(400);
    expect(await commentTextsOf(item.id)).toEqual(['Nice find']);
  });

  it('are rejected when they have 1 MB, even when they are only spaces', async () => {
    const [member, item] = await Promise.all([createMember(), storeItem()]);
    for (const letter of ['x', ' ', '\u200b', '🦉']) {
      const content = letter.repeat(1024 * 1024);
      expect((await postComment(member, item.id, { content })).status).toBe(413);
    }
    expect(await commentCountsOf(item)).toEqual({ count: 0, stored: 0 });
  });
});

it('a comment is rejected when the request has a field that only the server sets, such as author, time or deletion', async () => {
  const [member, item] = await Promise.all([createMember(), storeItem()]);
  for (const field of ['userId', 'username', 'isPremiumUser', 'createdAt', 'deletedAt', 'likes']) {
    const json = { content: 'Hi', [field]: 'x' };
    const response = await call('postComment', { as: member, params: { itemId: item.id }, json });
    expect(response.status).toBe(400);
  }
  expect(await commentCountsOf(item)).toEqual({ count: 0, stored: 0 });
});

it("calls about comments are rejected when the session is forged, another site sends them or the comment is another member's", async () => {
  const [member, other, item] = await Promise.all([createMember(), createMember(), storeItem()]);
  const { id } = await postCommentAndParse(member, item.id);
  expect((await postComment({ cookie: '__session=forged' }, item.id)).status).toBe(401);
  const foreign = await call('deleteComment', {
    as: member,
    params: { itemId: item.id, commentId: id },
    headers: { origin: 'https://evil.example' },
  });
  expect((await readError(foreign)).code).toBe('cross_origin');
  expect((await editComment(other, item.id, id, { content: 'Mine now' })).status).toBe(403);
  expect((await deleteComment(other, item.id, id)).status).toBe(403);
  expect(await commentTextsOf(item.id)).toEqual(['Nice find']);
});

it.each(['..%2Fusers', 'a%2Fb', '__all__', '%00', 'x'.repeat(129)])(
  'calls about comments reject %s as the id of an item, a comment, a parent comment or the last comment of a page',
  async (id) => {
    const item = await storeItem();
    const address = `/api/items/${item.id}/comments`;
    const json = { content: 'Hi' };
    const calls = [
      send('GET', `/api/items/${id}/comments`),
      send('POST', `/api/items/${id}/comments`, { as: guesser, json }),
      send('PUT', `${address}/${id}`, { as: guesser, json }),
      send('DELETE', `${address}/${id}`, { as: guesser }),
      send('GET', `${address}?after=${id}`),
      postComment(guesser, item.id, { parentId: decodeURIComponent(id) }),
    ];
    const responses = await Promise.all(calls);
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(400));
  },
);

it('a member can post only 30 comments in 10 minutes, even after deleting some of them', async () => {
  const [member, item] = await Promise.all([createMember(), storeItem()]);
  for (let n = 0; n < 30; n += 1) {
    const { id } = await postCommentAndParse(member, item.id);
    if (n < 5) await deleteComment(member, item.id, id);
  }
  const refused = await postComment(member, item.id);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(300);
  expect(await readError(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(await commentCountsOf(item)).toEqual({ count: 25, stored: 25 });
});
