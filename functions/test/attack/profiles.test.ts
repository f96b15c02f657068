import { beforeAll, expect, it } from 'vitest';
import { call, send } from '../api/support/api';
import {
  addFavorite,
  followerNotificationIds,
  readStoredFavoriteIds,
} from '../api/support/favorites';
import { createMember, type Member } from '../api/support/member';
import {
  getProfile,
  pinItem,
  profileOf,
  setBio,
  storedBioAndPins,
  storeItemsOf,
  unpinItem,
} from '../api/support/profiles';
import { countResponseStatuses } from './support/count-response-statuses';

const MEGABYTE = 1024 * 1024;

let writer: Member;
beforeAll(async () => {
  writer = await createMember({ premium: true });
});

it.each([
  ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>', null],
  ['300 characters of 4 bytes', '🦉'.repeat(300), null],
  ['a right-to-left override', 'invoice\u202egpj.exe\u2069', 'invoicegpj.exe'],
  ['control characters', 'a\0b\u0007c', 'abc'],
  ['zero-width characters alone', '\u200b\u200d\u2060', ''],
])('a bio with %s is stored as plain text', async (_what, bio, stored) => {
  expect((await setBio(writer, bio)).status).toBe(200);
  const expected = stored ?? bio;
  expect((await profileOf(writer)).user.bio).toBe(expected === '' ? null : expected);
});

it.each([
  ['301 characters', 'x'.repeat(301), 400],
  ['301 characters of 4 bytes', '🦉'.repeat(301), 400],
  ['1 MB', 'x'.repeat(MEGABYTE), 413],
  ['1 MB of spaces', ' '.repeat(MEGABYTE), 413],
  ['a number', 5, 400],
  ['a list', ['Hi'], 400],
  ['an object', { toString: 'Hi' }, 400],
  ['null', null, 400],
])('a bio of %s is rejected', async (_what, bio, status) => {
  const before = (await storedBioAndPins(writer)).user?.bio;
  expect((await setBio(writer, bio)).status).toBe(status);
  expect((await storedBioAndPins(writer)).user?.bio).toEqual(before);
});

it('changes of bio and favorites are rejected when they have unknown fields, have a forged session or come from another site', async () => {
  const [member, other] = await Promise.all([createMember({ premium: true }), createMember()]);
  for (const json of [{ bio: 'Hi', uid: other.uid }, { bio: 'Hi', isPremiumUser: true }, {}])
    expect((await call('setBio', { as: member, json })).status).toBe(400);
  const headers = { origin: 'https://evil.example' };
  const params = { userId: other.uid };
  expect((await call('setBio', { as: member, json: { bio: 'Hi' }, headers })).status).toBe(403);
  expect((await call('addFavorite', { as: member, params, headers })).status).toBe(403);
  const forged = { cookie: '__session=forged' };
  expect((await setBio(forged, 'Hi')).status).toBe(401);
  expect((await addFavorite(forged, other.uid)).status).toBe(401);
  expect((await storedBioAndPins(member)).user?.bio).toBeNull();
  expect(await readStoredFavoriteIds(member)).toEqual([]);
});

it("a member can neither pin another member's item nor unpin it from that member's profile", async () => {
  const [member, other] = await Promise.all([
    createMember({ premium: true }),
    createMember({ premium: true }),
  ]);
  const [theirs = ''] = await storeItemsOf(other, [{}]);
  await pinItem(other, theirs);
  expect((await pinItem(member, theirs)).status).toBe(404);
  expect((await unpinItem(member, theirs)).status).toBe(200);
  expect((await profileOf(other)).user.pinnedItems).toHaveLength(1);
  expect((await profileOf(member)).user.pinnedItems).toEqual([]);
});

it.each(['..', '__id__', 'a/b', 'x'.repeat(129), '%00', '🦉'])(
  'calls about favorites and pins store nothing for the invalid id %j',
  async (id) => {
    const path = encodeURIComponent(id);
    for (const [method, base] of [
      ['POST', '/api/user/favorites/'],
      ['DELETE', '/api/user/favorites/'],
      ['PUT', '/api/user/pins/'],
    ] as const)
      expect([400, 404, 405]).toContain((await send(method, base + path, { as: writer })).status);
    expect(await readStoredFavoriteIds(writer)).toEqual([]);
  },
);

it('calls for profiles return no server error when usernames, pages and limits are malformed', async () => {
  for (const name of ['%00', '../../users/owner', 'x'.repeat(5000), '<script>', "'; drop"])
    expect([400, 404]).toContain((await getProfile(name)).status);
  const { username } = await createMember();
  for (const query of [{ page: '0' }, { page: '1.5' }, { page: '-1' }, { limit: '17' }, { x: '1' }])
    expect((await getProfile(username, { query })).status).toBe(400);
});

it('no call reveals which sellers a member has as favorites', async () => {
  const [fan, seller] = await Promise.all([
    createMember({ premium: true }),
    createMember({ premium: true }),
  ]);
  await addFavorite(fan, seller.uid);
  const theirs = await call('listFavorites', { as: seller });
  expect(await theirs.json()).toEqual({ favorites: [], next: null });
  const text = await (await getProfile(fan.username, { as: seller })).text();
  expect(text).not.toContain(seller.uid);
});

it('the server limits how often a member changes favorites, and notifies the seller only once', async () => {
  const [fan, seller] = await Promise.all([createMember({ premium: true }), createMember()]);
  const sent = { as: fan, params: { userId: seller.uid } };
  expect(await countResponseStatuses('addFavorite', 60, () => sent)).toEqual({ 200: 60 });
  expect(await countResponseStatuses('removeFavorite', 50, () => sent)).toEqual({
    200: 40,
    429: 10,
  });
  expect((await followerNotificationIds(seller)).length).toBeLessThanOrEqual(1);
});
