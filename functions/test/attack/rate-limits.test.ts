import type { EndpointName } from '@contract/endpoints/api';
import { describe, expect, it } from 'vitest';
import { call, readError, type RequestParts } from '../api/support/api';
import { db } from '../api/support/environment';
import { createMember, openSession, registerMember, uniqueName } from '../api/support/member';
import { newIpAddress, newIpv6Network } from '../api/support/new-address';
import { countResponseStatuses } from './support/count-response-statuses';

const statusOf = async (name: EndpointName, sent: RequestParts) => (await call(name, sent)).status;

describe('lists and searches', () => {
  it('are rejected after 600 calls from one IP address, but not from other IP addresses', async () => {
    const from = newIpAddress();
    const member = await createMember();
    const sent = (n: number): RequestParts =>
      n % 2 === 0 ? { from } : { from, query: { search: String(n) } };
    expect(await countResponseStatuses('listItems', 610, sent)).toEqual({ 200: 600, 429: 10 });
    expect(await statusOf('searchCategories', { from, query: { q: 'shoe' } })).toBe(429);
    expect(await statusOf('listItems', { from, as: member })).toBe(200);
    expect(await statusOf('listItems', { from: newIpAddress() })).toBe(200);
  });

  it('are rejected after 300 calls by a free member, even from different IP addresses, and the error states the time to wait', async () => {
    const member = await createMember();
    const sent = () => ({ as: member, from: newIpAddress() });
    expect(await countResponseStatuses('listItems', 310, sent)).toEqual({ 200: 300, 429: 10 });
    const refused = await call('listItems', { as: member });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await readError(refused)).toMatchObject({
      code: 'too_many_requests',
      message: "You've made too many requests. Please try again in 10 minutes.",
    });
  });
});

describe('calls for item details', () => {
  it('are rejected after 1,200 calls by visitors from one IP address, and do not count toward the limit of lists', async () => {
    const from = newIpAddress();
    const counts = await countResponseStatuses('getItem', 1210, () => ({ from }));
    expect(counts).toEqual({ 404: 1200, 429: 10 });
    expect(await statusOf('listItems', { from })).toBe(200);
    expect(await statusOf('getItem', { from: newIpAddress() })).toBe(404);
  });
});

describe('registration', () => {
  it('is rejected after 20 attempts from one IP address, even when every request claims another IP address in a header', async () => {
    const from = newIpAddress();
    const sent = () => ({ from, json: {}, headers: { 'x-forwarded-for': newIpAddress() } });
    expect(await countResponseStatuses('register', 25, sent)).toEqual({ 400: 20, 429: 5 });
    expect(await statusOf('register', { from: newIpAddress(), json: {} })).toBe(400);
  });

  it('is rejected after 20 attempts from different addresses of one IPv6 network', async () => {
    const network = newIpv6Network();
    const other = newIpv6Network();
    const sent = (n: number) => ({ from: `${network}::${n.toString(16)}`, json: {} });
    expect(await countResponseStatuses('register', 25, sent)).toEqual({ 400: 20, 429: 5 });
    expect(await statusOf('register', { from: `${other}::1`, json: {} })).toBe(400);
  });

  it('is rejected after 5 attempts with one email address from one IP address, but not from another IP address', async () => {
    const from = newIpAddress();
    const email = `${uniqueName()}@example.com`;
    const taken = await createMember();
    const json = { email, password: 'correct horse', username: taken.username };
    expect(await countResponseStatuses('register', 8, () => ({ from, json }))).toEqual({
      409: 5,
      429: 3,
    });
    const own = { ...json, username: uniqueName() };
    expect(await statusOf('register', { from: newIpAddress(), json: own })).toBe(201);
  });

  it('is counted in documents without any readable IP address, email address or uid', async () => {
    const from = newIpAddress();
    await call('register', { from, json: { email: `${uniqueName()}@example.com` } });
    const { uid } = await registerMember();
    const { docs } = await db.collection('rateLimits').get();
    const stored = JSON.stringify(docs.map((it) => [it.id, it.data()]));
    expect(docs.length).toBeGreaterThan(1);
    for (const text of [from, '@example.com', uid]) expect(stored).not.toContain(text);
    for (const document of docs) expect(document.get('expiresAt')).toHaveProperty('toDate');
  });
});

describe('sessions', () => {
  it('are rejected after a member has opened 30 sessions in an hour, while other members can still open sessions', async () => {
    const [ann, bob] = await Promise.all([createMember(), createMember()]);
    const json = { idToken: ann.idToken };
    const counts = await countResponseStatuses('createSession', 35, () => ({ json }));
    expect(counts).toEqual({ 204: 30, 429: 5 });
    expect(await openSession(bob.idToken)).toContain('__session=');
  });

  it('can be opened from an IP address from which somebody else sends invalid tokens', async () => {
    const from = newIpAddress();
    const { idToken } = await createMember();
    const bad = () => ({ from, json: { idToken: 'bad' } });
    expect(await countResponseStatuses('createSession', 200, bad)).toEqual({ 401: 200 });
    expect(await statusOf('createSession', { from, json: { idToken } })).toBe(204);
  });
});

describe('usernames', () => {
  it('can be changed at most 3 times a day, and rejected attempts do not count', async () => {
    const [member, other] = await Promise.all([createMember({ username: null }), createMember()]);
    const set = (username: string | null) => ({ as: member, json: { username } });
    // Makes the attempts one after another, because an attempt counts until it has failed.
    for (let n = 0; n < 5; n += 1)
      expect(await statusOf('setUsername', set(other.username))).toBe(409);
    const counts = await countResponseStatuses('setUsername', 20, () => set(uniqueName()));
    expect(counts).toEqual({ 204: 3, 429: 17 });
    const names = await db.collection('usernames').where('uid', '==', member.uid).get();
    expect(names.size).toBe(3);
  });
});

describe('sharing and recognition', () => {
  it.each([
    ['shareScreenshot', 40],
    ['extractText', 60],
    ['autoExtract', 120],
  ] as const)('%s is rejected for a free member after %i calls in an hour', async (name, max) => {
    const member = await createMember();
    const counts = await countResponseStatuses(name, max + 5, () => ({
      as: member,
      raw: new FormData(),
    }));
    expect(counts).toEqual({ 400: max, 429: 5 });
  });
});
