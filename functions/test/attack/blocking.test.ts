import { beforeAll, expect, it } from 'vitest';
import { call, send } from '../api/support/api';
import {
  blockMember,
  blockAndGetHeaders,
  blockedMembersOf,
  unblockMember,
} from '../api/support/blocking';
import { postComment, postCommentAndParse, storeItem } from '../api/support/comments';
import { like } from '../api/support/likes';
import { createMember, type Member } from '../api/support/member';
import { countResponseStatuses } from './support/count-response-statuses';

const MEGABYTE = 1024 * 1024;

let blocker: Member;
beforeAll(async () => {
  const [one, other] = await Promise.all([createMember(), createMember()]);
  await blockAndGetHeaders(one, other);
  blocker = one;
});

it.each([
  ['markup', '<script>alert(1)</script>'],
  ['a path', '../../users/owner'],
  ['an id that Firestore reserves', '__id__'],
  ['4-byte characters', '🦉🦉🦉'],
  ['zero-width characters', 'own\u200ber'],
  ['bidirectional marks', '\u202eowner'],
  ['a list', ['owner']],
  ['an object', { $ne: null }],
])(
  'blocking a member returns 400 and stores nothing when the username is %s',
  async (_what, username) => {
    expect((await blockMember(blocker, username)).status).toBe(400);
    expect(await blockedMembersOf(blocker)).toHaveLength(1);
  },
);

it('blocking a member is rejected when the body has 1 MB or unknown fields, another site sends the request or the session is forged', async () => {
  const [member, other] = await Promise.all([createMember(), createMember()]);
  const { username } = other;
  expect((await blockMember(member, 'x'.repeat(MEGABYTE))).status).toBe(413);
  for (const json of [{ username, uid: other.uid }, {}, { userId: other.uid }])
    expect((await call('blockMember', { as: member, json })).status).toBe(400);
  const headers = { origin: 'https://evil.example' };
  expect((await call('blockMember', { as: member, json: { username }, headers })).status).toBe(403);
  const forged = { cookie: '__session=forged' };
  expect((await blockMember(forged, username)).status).toBe(401);
  expect(await blockedMembersOf(member)).toEqual([]);
});

it.each(['..', '__id__', 'a/b', 'x'.repeat(129), '%00'])(
  'unblocking the id %j changes nothing',
  async (id) => {
    const path = `/api/user/blocked/${encodeURIComponent(id)}`;
    expect([400, 404]).toContain((await send('DELETE', path, { as: blocker })).status);
    expect(await blockedMembersOf(blocker)).toHaveLength(1);
  },
);

it("a member can neither change nor read another member's blocks", async () => {
  const [member, other] = await Promise.all([createMember(), createMember()]);
  await blockAndGetHeaders(member, other);
  expect(await blockedMembersOf(other)).toEqual([]);
  expect((await unblockMember(other, other.uid)).status).toBe(200);
  expect(await blockedMembersOf(member)).toHaveLength(1);
});

it('a member whom another member has blocked gets the same statuses and headers from calls about that member as from calls about a stranger', async () => {
  const [member, stranger, other] = await Promise.all([
    createMember(),
    createMember(),
    createMember(),
  ]);
  await blockAndGetHeaders(member, other);
  const [theirs, strangers] = await Promise.all([
    storeItem({ ownerId: member.uid }),
    storeItem({ ownerId: stranger.uid }),
  ]);
  const seen = async (itemId: string, username: string | null) => {
    const parent = await postCommentAndParse(other, itemId);
    const responses = [
      await like(other, itemId),
      await postComment(other, itemId, { parentId: parent.id }),
      await call('getItem', { as: other, params: { itemId } }),
      await call('getReportStatus', { as: other, params: { itemId } }),
      await blockMember(other, username),
    ];
    return responses.map(({ status, headers }) => [status, [...headers.keys()].sort()]);
  };
  expect(await seen(theirs.id, member.username)).toEqual(
    await seen(strangers.id, stranger.username),
  );
});

it("a call applies the member's blocks even when the request has a malformed blocks version or one in the future", async () => {
  const [member, other] = await Promise.all([createMember(), createMember()]);
  await blockAndGetHeaders(member, other);
  const item = await storeItem({ ownerId: other.uid });
  for (const version of ['', 'now', 'x'.repeat(5000), '2999-01-01T00:00:00.000000Z']) {
    const headers = { 'x-blocks-version': version };
    const params = { itemId: item.id };
    expect((await call('getItem', { as: member, params, headers })).status).toBe(404);
    expect((await call('getItem', { params, headers })).status).toBe(200);
  }
});

it('the server limits how often a member blocks and unblocks', async () => {
  const [member, other] = await Promise.all([createMember(), createMember()]);
  const sent = { as: member, json: { username: other.username } };
  expect(await countResponseStatuses('blockMember', 60, () => sent)).toEqual({ 200: 60 });
  const removal = { as: member, params: { userId: other.uid } };
  const removed = await countResponseStatuses('unblockMember', 50, () => removal);
  expect(removed).toEqual({ 200: 40, 429: 10 });
});
