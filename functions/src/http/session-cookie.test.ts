import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import type { SessionCookie } from './handler';
import { sessionCookieOf, sessionOf } from './session-cookie';

type Act = (session: SessionCookie) => void;

/** The `Set-Cookie` header of an answer, in its parts, and the session that the request carried. */
async function answerOf(act: Act, headers: Record<string, string> = {}) {
  let carried: string | null = null;
  const app = express().set('trust proxy', true);
  app.use((request, response) => {
    carried = sessionOf(request);
    act(sessionCookieOf(request, response));
    response.end();
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
  server.close();
  return { parts: answer.headers.get('set-cookie')?.split('; ') ?? [], carried, answer };
}

const HTTPS = { 'x-forwarded-proto': 'https' };
const FLAGS = ['Path=/', 'HttpOnly', 'SameSite=Lax'];
const set: Act = (session) => session.set('value', 60_000);
const clear: Act = (session) => session.clear();

it('is kept for as long as asked, from scripts, other sites and unencrypted ways', async () => {
  const { parts } = await answerOf(set, HTTPS);
  expect(parts).toEqual(
    expect.arrayContaining(['__session=value', 'Max-Age=60', 'Secure', ...FLAGS]),
  );
});

it('is not Secure where the browser came by http, which would lose it', async () => {
  const { parts } = await answerOf(set);
  expect(parts).toEqual(expect.arrayContaining(['__session=value', ...FLAGS]));
  expect(parts).not.toContain('Secure');
});

it('is cleared by the same name, path and flags, or browsers would keep it', async () => {
  const overHttps = (await answerOf(clear, HTTPS)).parts;
  const expired = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';
  expect(overHttps).toEqual(expect.arrayContaining(['__session=', expired, 'Secure', ...FLAGS]));
  expect((await answerOf(clear)).parts).not.toContain('Secure');
});

it('drops what the site stored in the browser, when asked to', async () => {
  const { answer, parts } = await answerOf((session) => session.clearStorage());
  expect(answer.headers.get('clear-site-data')).toBe('"storage"');
  expect(parts).toEqual([]);
});

it.each([
  ['__session=abc', 'abc'],
  ['other=1; __session=abc; more=2', 'abc'],
  ['my__session=abc', null],
  ['__session=', null],
  ['', null],
])('reads the session out of %j', async (cookie, session) => {
  expect((await answerOf(() => {}, { cookie })).carried).toBe(session);
});
