import { foundMemberSchema } from '@contract/schemas/mention';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../support/api';
import { blockAndGetHeaders } from '../support/blocking';
import { db } from '../support/environment';
import { createMember, type Member, uniqueName } from '../support/member';

const responseSchema = z.strictObject({ users: z.array(z.strictObject(foundMemberSchema.shape)) });

let reader: Member;
beforeAll(async () => {
  reader = await createMember({ username: null });
});

async function search(q: string, query: Readonly<Record<string, string>> = {}) {
  const response = await call('searchUsers', { as: reader, query: { q, ...query } });
  expect(response.status).toBe(200);
  return responseSchema.parse(await response.json()).users;
}
const namesFor = async (q: string) => (await search(q)).map(({ username }) => username);

/** Creates members whose names start with `prefix`. */
const createNamed = (prefix: string, ends: readonly string[]) =>
  Promise.all(ends.map((end) => createMember({ username: prefix + end })));

describe('a search for members', () => {
  it('returns id, username, pictures and badge of a member, and no other fields', async () => {
    const username = `${uniqueName()}_Zoe`;
    const { uid } = await createMember({ username });
    const none = { customProfileImageUrl: null, profileImageUrl: null };
    const found = { id: uid, username, isPremiumUser: false };
    expect(await search(username)).toEqual([{ ...found, ...none }]);
    const pictures = {
      customProfileImageUrl: '/media/zoe.webp',
      profileImageUrl: 'https://lh3.googleusercontent.com/zoe',
    };
    await db.doc(`profiles/${uid}`).update(pictures);
    expect(await search(username)).toEqual([{ ...found, ...pictures }]);
    await db.doc(`profiles/${uid}`).update({ isPremiumUser: true });
    expect(await search(username)).toEqual([{ ...found, ...pictures, isPremiumUser: true }]);
  });

  it('ignores case, and finds only names that start with the query', async () => {
    const prefix = uniqueName();
    await createNamed(prefix, ['_Bo', '_al']);
    await createMember({ username: `x${prefix}` });
    const both = [`${prefix}_al`, `${prefix}_Bo`];
    expect(await namesFor(prefix)).toEqual(both);
    expect(await namesFor(prefix.toUpperCase())).toEqual(both);
    expect(await namesFor(`${prefix}_B`)).toEqual([`${prefix}_Bo`]);
  });

  it('returns at most 5 members in alphabetical order, or fewer when the request has a lower limit', async () => {
    const prefix = uniqueName();
    await createNamed(prefix, ['c', 'a', 'f', 'e', 'b', 'd', '']);
    const sorted = ['', 'a', 'b', 'c', 'd'].map((end) => prefix + end);
    expect(await namesFor(prefix)).toEqual(sorted);
    const two = await search(prefix, { limit: '2' });
    expect(two.map(({ username }) => username)).toEqual(sorted.slice(0, 2));
  });

  it('leaves out members whom the reader has blocked', async () => {
    const prefix = uniqueName();
    const [first] = await createNamed(prefix, ['a', 'b']);
    const as = await createMember();
    if (!first) throw new Error('No member');
    const headers = await blockAndGetHeaders(as, first);
    const response = await call('searchUsers', { as, query: { q: prefix }, headers });
    const { users } = responseSchema.parse(await response.json());
    expect(users.map(({ username }) => username)).toEqual([`${prefix}b`]);
  });

  it('leaves out a member if only an earlier username of the member matches, and returns another member instead', async () => {
    const prefix = uniqueName();
    const renamed = await createNamed(prefix, ['a', 'b', 'c']);
    await createNamed(prefix, ['d', 'e', 'f', 'g']);
    for (const as of renamed) {
      const response = await call('setUsername', { as, json: { username: uniqueName() } });
      expect(response.status).toBe(204);
    }
    expect(await namesFor(prefix)).toEqual(['d', 'e', 'f', 'g'].map((end) => prefix + end));
  });

  it('returns a member only once, and with the new username, when the username changed only in case', async () => {
    const username = uniqueName();
    const member = await createMember({ username });
    await call('setUsername', { as: member, json: { username: username.toUpperCase() } });
    expect(await namesFor(username)).toEqual([username.toUpperCase()]);
  });

  it.each([
    ['no query', {}],
    ['an empty query', { q: '' }],
    ['a query that is too long', { q: 'x'.repeat(21) }],
    ['a query of 8 KB', { q: 'x'.repeat(8000) }],
    ['a query with a space', { q: 'a b' }],
    ['a query with a slash', { q: '../users' }],
    ['a query with a letter that no username has', { q: 'é' }],
    ['a query with a 4-byte character', { q: '🦉' }],
    ['a query with a zero-width character', { q: 'a\u200b' }],
    ['a query with a bidirectional mark', { q: '\u202ea' }],
    ['a query with a NUL', { q: 'a\0' }],
    ['a limit of 6', { q: 'a', limit: '6' }],
    ['an unknown field', { q: 'a', uid: 'x' }],
  ])('returns 400 for %s', async (_what, query: Readonly<Record<string, string>>) => {
    expect((await call('searchUsers', { as: reader, query })).status).toBe(400);
  });

  it.each(['_', '__name__', '9999999999999999999z'])(
    'returns no member for the query %s',
    async (q) => {
      expect(await namesFor(q.slice(0, 20))).toEqual([]);
    },
  );
});
