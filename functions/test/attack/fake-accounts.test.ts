import { championItemSchema } from '@contract/schemas/champion';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, readError } from '../api/support/api';
import { auth, db } from '../api/support/environment';
import { listItems, removeItems, storeItems } from '../api/support/item-list';
import { like } from '../api/support/likes';
import { createMember, uniqueName } from '../api/support/member';
import { newIpAddress } from '../api/support/new-address';
import { callAuthEmulator, PASSWORD, signIn } from '../support/auth-emulator';
import { sessionCookieOf } from '../support/session-cookie-of';

const signedUpSchema = z.object({ localId: z.string(), idToken: z.string() });

interface Account {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
}

/** Creates an account through the sign-up that Firebase offers to anybody who knows the public API key of the app. */
async function signUp(): Promise<Account> {
  const email = `${uniqueName()}@example.com`;
  const sent = { email, password: PASSWORD, returnSecureToken: true };
  const { localId: uid, idToken } = signedUpSchema.parse(await callAuthEmulator('signUp', sent));
  return { uid, email, idToken };
}

const openSession = ({ idToken }: Pick<Account, 'idToken'>, from: string) =>
  call('createSession', { json: { idToken }, from });

const times = <T>(count: number, run: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, run));

const isMember = async ({ uid }: Account) => (await db.doc(`users/${uid}`).get()).exists;

/**
 * Creates a member without a verified email address. Each such member comes from a separate IP address, so that no
 * limit for IP addresses applies.
 */
async function createFake() {
  const response = await openSession(await signUp(), newIpAddress());
  const fake = { cookie: sessionCookieOf(response.headers) };
  await call('setUsername', { as: fake, json: { username: uniqueName() } });
  return fake;
}

async function mostLiked(): Promise<string | undefined> {
  await listItems();
  const response = await call('getMostLikedOfMonth');
  return championItemSchema.parse(await response.json()).item?.id;
}

const stored: Awaited<ReturnType<typeof storeItems>> = [];
afterEach(() => removeItems(stored.splice(0)));

async function storeOne() {
  const [item] = await storeItems([{}]);
  if (!item) throw new Error('The item was not stored');
  stored.push(item);
  return item;
}

it('the server creates at most 20 members in an hour when 24 accounts open a session from one IP address', async () => {
  const from = newIpAddress();
  const accounts = await times(24, signUp);
  const responses = await Promise.all(accounts.map((account) => openSession(account, from)));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  const members = await Promise.all(accounts.map(isMember));
  expect(members).toEqual(statuses.map((status) => status === 204));
});

it('the limit of new members for each IP address counts registrations and first sessions of new members together', async () => {
  const from = newIpAddress();
  const json = { email: `${uniqueName()}@example.com`, password: PASSWORD, username: uniqueName() };
  expect((await call('register', { json, from })).status).toBe(201);
  for (let n = 1; n < 20; n += 1)
    expect((await openSession(await signUp(), from)).status).toBe(204);
  const refused = await readError(await openSession(await signUp(), from));
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
  const another = { ...json, email: `${uniqueName()}@example.com`, username: uniqueName() };
  expect((await call('register', { json: another, from })).status).toBe(429);
});

it('members can still sign in at an IP address from which 20 members registered', async () => {
  const from = newIpAddress();
  const { email } = await (async () => {
    const account = await signUp();
    await openSession(account, from);
    return account;
  })();
  await times(20, async () => openSession(await signUp(), from));
  for (let n = 0; n < 3; n += 1)
    expect((await openSession({ idToken: await signIn(email) }, from)).status).toBe(204);
});

it('an item does not become the most liked one when 5 accounts without a verified email address like it', async () => {
  const faked = await storeOne();
  const honest = await storeOne();
  const fakes = await times(5, createFake);
  const responses = await Promise.all(fakes.map((fake) => like(fake, faked.id)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const member = await createMember();
  await auth.updateUser(member.uid, { emailVerified: true });
  expect(await mostLiked()).not.toBe(faked.id);
  const cookie = sessionCookieOf((await openSession(member, newIpAddress())).headers);
  expect((await like({ cookie }, honest.id)).status).toBe(200);
  expect(await mostLiked()).not.toBe(faked.id);
  expect((await faked.get()).data()).toMatchObject({ likesCount: 5, verifiedLikesCount: 0 });
  expect((await honest.get()).data()).toMatchObject({ likesCount: 1, verifiedLikesCount: 1 });
});
