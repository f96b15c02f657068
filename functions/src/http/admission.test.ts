import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { actorFor } from '../lib/authority.test-support';
import type { SessionCookie } from './handler';
import { AppError } from '../lib/app-error';
import type { Actor } from '../lib/authority';
import {
  demandRights,
  isFromAnotherSite,
  sessionCookieOf,
  sessionCookieValueOf,
} from './admission';

type Act = (session: SessionCookie) => void;

async function responseOf(act: Act, headers: Record<string, string> = {}) {
  let sentSession: string | null = null;
  const app = express().set('trust proxy', true);
  app.use((request, response) => {
    sentSession = sessionCookieValueOf(request);
    act(sessionCookieOf(request, response));
    response.end();
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
  server.close();
  const [parts = [], mark = []] = response.headers.getSetCookie().map((it) => it.split('; '));
  return { parts, mark, sentSession, response };
}

const HTTPS = { 'x-forwarded-proto': 'https' };
const FLAGS = ['Path=/', 'HttpOnly', 'SameSite=Lax'];
const set: Act = (session) => session.set('value', 60_000);
const clear: Act = (session) => session.clear();

describe('session cookie', () => {
  it('is set with Max-Age, Secure, HttpOnly and SameSite when the browser uses https', async () => {
    const { parts } = await responseOf(set, HTTPS);
    expect(parts).toEqual(
      expect.arrayContaining(['__session=value', 'Max-Age=60', 'Secure', ...FLAGS]),
    );
  });

  it('is not Secure when the browser uses http, because the browser would drop the cookie', async () => {
    const { parts } = await responseOf(set);
    expect(parts).toEqual(expect.arrayContaining(['__session=value', ...FLAGS]));
    expect(parts).not.toContain('Secure');
  });

  it('is cleared with the same name, path and flags with which it was set', async () => {
    const overHttps = (await responseOf(clear, HTTPS)).parts;
    const expired = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(overHttps).toEqual(expect.arrayContaining(['__session=', expired, 'Secure', ...FLAGS]));
    expect((await responseOf(clear)).parts).not.toContain('Secure');
  });

  it('is not changed by markSignedOut, which sets another cookie that scripts can read', async () => {
    const { response, parts } = await responseOf((session) => session.markSignedOut());
    expect(response.headers.get('clear-site-data')).toBeNull();
    expect(parts).toEqual(expect.arrayContaining(['boloboard_signed_out=1', 'Path=/']));
    expect(parts).not.toContain('HttpOnly');
  });

  it('is set and cleared together with the session mark, which scripts can read', async () => {
    const { mark } = await responseOf(set, HTTPS);
    expect(mark).toEqual(
      expect.arrayContaining(['boloboard_session=1', 'Max-Age=60', 'Secure', 'SameSite=Lax']),
    );
    expect(mark).toContain('Path=/');
    expect(mark).not.toContain('HttpOnly');
    expect((await responseOf(clear)).mark).toEqual(
      expect.arrayContaining(['boloboard_session=', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT']),
    );
  });

  it.each([
    ['__session=abc', 'abc'],
    ['other=1; __session=abc; more=2', 'abc'],
    ['my__session=abc', null],
    ['__session=', null],
    ['', null],
  ])('is parsed from the header %j as %j', async (cookie, session) => {
    expect((await responseOf(() => {}, { cookie })).sentSession).toBe(session);
  });
});

const host = 'api-x7.a.run.app';
const hosted = { host, 'x-forwarded-host': 'boloboard.test' };

describe('isFromAnotherSite', () => {
  it.each([
    ['a page of this site', { ...hosted, origin: 'https://boloboard.test' }],
    ['a page of this site (header Sec-Fetch-Site)', { ...hosted, 'sec-fetch-site': 'same-origin' }],
    ['a bookmark', { ...hosted, 'sec-fetch-site': 'none' }],
    [
      'a page with the same host and port',
      { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' },
    ],
    ['a request without Origin, Sec-Fetch-Site and Referer', { host }],
    [
      'a page of this site (header Referer)',
      { ...hosted, referer: 'https://boloboard.test/item/1' },
    ],
    [
      'a page of this site when the Host header is in mixed case',
      { host: 'BoloBoard.test', origin: 'https://boloboard.test' },
    ],
  ])('returns false for %s', (_case, headers) => {
    expect(isFromAnotherSite(headers)).toBe(false);
  });

  it.each([
    ['another site', { ...hosted, origin: 'https://evil.test' }],
    [
      'a host that starts with the same name',
      { ...hosted, origin: 'https://boloboard.test.evil.test' },
    ],
    ['another port', { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5001' }],
    ['a sandboxed frame', { ...hosted, origin: 'null' }],
    ['another subdomain', { ...hosted, 'sec-fetch-site': 'same-site' }],
    ['another site (header Sec-Fetch-Site)', { ...hosted, 'sec-fetch-site': 'cross-site' }],
    ['another site (header Referer)', { ...hosted, referer: 'https://evil.test/' }],
    ["the function's own host", { ...hosted, origin: `https://${host}` }],
  ])('returns true for %s', (_case, headers) => {
    expect(isFromAnotherSite(headers)).toBe(true);
  });
});

const member = actorFor('ann');
const admin = actorFor('root', { isAdmin: true });
const suspended = actorFor('bob', { suspendedUntil: new Date('2026-12-03T12:00:00Z') });
const refused = new AppError('suspended', 'Your account is suspended.');

const gate = {
  isPremium: (uid: string) => Promise.resolve(uid !== 'root'),
  demandNoSuspension: ({ suspendedUntil }: Actor) =>
    suspendedUntil ? Promise.reject(refused) : Promise.resolve(),
};

describe('demandRights', () => {
  it('accepts visitors when the endpoint is open to everyone', async () => {
    const open = demandRights({ auth: 'none', method: 'POST' }, null, gate);
    await expect(open).resolves.toBeUndefined();
  });

  it.each(['user', 'premium', 'admin'] as const)(
    'throws unauthorized for a visitor when `auth` of the endpoint is %s',
    async (auth) => {
      await expect(demandRights({ auth, method: 'GET' }, null, gate)).rejects.toMatchObject({
        code: 'unauthorized',
        message: 'Unauthorized',
      });
    },
  );

  it('reads the admin right from the claim, and premium from Firestore', async () => {
    const [forAdmin, forPremium] = (['admin', 'premium'] as const).map(
      (auth) => (actor: Actor) => demandRights({ auth, method: 'GET' }, actor, gate),
    );
    await expect(forAdmin?.(admin)).resolves.toBeUndefined();
    await expect(forPremium?.(member)).resolves.toBeUndefined();
    const forbidden = { code: 'forbidden' };
    await expect(forAdmin?.(member)).rejects.toMatchObject(forbidden);
    await expect(forPremium?.(admin)).rejects.toMatchObject(forbidden);
  });

  it.each([
    ['a GET of an endpoint for members', { auth: 'user', method: 'GET' }],
    ['a GET of an endpoint for premium members', { auth: 'premium', method: 'GET' }],
    [
      'a call of an endpoint with `whileSuspended`',
      { auth: 'user', method: 'DELETE', whileSuspended: true },
    ],
    ['a call of an endpoint that is open to everyone', { auth: 'none', method: 'POST' }],
  ] as const)('accepts a call of a suspended member: %s', async (_case, endpoint) => {
    await expect(demandRights(endpoint, suspended, gate)).resolves.toBeUndefined();
  });

  it.each([
    ['a write to an endpoint for members', { auth: 'user', method: 'POST' }],
    ['a write to an endpoint for premium members', { auth: 'premium', method: 'PUT' }],
    ['a GET of an endpoint for admins', { auth: 'admin', method: 'GET' }],
  ] as const)('rejects a call of a suspended member: %s', async (_case, endpoint) => {
    await expect(demandRights(endpoint, suspended, gate)).rejects.toBe(refused);
  });
});
