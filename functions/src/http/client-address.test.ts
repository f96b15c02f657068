import express from 'express';
import { expect, it, vi } from 'vitest';
import type { Logger } from '../lib/logger';
import {
  rateLimitAddressOf,
  createUnknownCdnWarningHandler,
  isTrustedProxy,
} from './client-address';
import { serveApp } from './serve-app.test-support';

const CLIENT = '203.0.113.9';
const EDGE = '151.101.0.1';
const SHIELD = '23.235.46.33';

async function addressOf(forwardedFor: string): Promise<string> {
  const app = express().set('trust proxy', isTrustedProxy);
  app.use((request, response) => {
    response.send(request.ip);
  });
  const { origin, close } = await serveApp(app);
  const response = await fetch(origin, { headers: { 'x-forwarded-for': forwardedFor } });
  close();
  return response.text();
}

it.each([
  ['through Hosting', `${CLIENT}, ${EDGE}`],
  ['through two servers of the CDN', `${CLIENT}, ${EDGE}, ${SHIELD}`],
  ['through Hosting with a forged entry', `198.51.100.7, ${CLIENT}, ${EDGE}`],
  ['through Hosting with a forged CDN address', `198.51.100.7, ${EDGE}, ${CLIENT}, ${EDGE}`],
  ['directly', CLIENT],
  ['directly with a forged entry', `198.51.100.7, ${CLIENT}`],
  ['directly with a forged CDN address', `198.51.100.7, ${EDGE}, ${CLIENT}`],
])(
  'the app takes the IP address of the browser from X-Forwarded-For when the browser connects %s',
  async (_how, forwardedFor) => {
    expect(await addressOf(forwardedFor)).toBe(CLIENT);
  },
);

it("the app takes the browser's IPv6 address from X-Forwarded-For when the server of the CDN has an IPv6 address, too", async () => {
  expect(await addressOf('2001:db8::1, 2a04:4e42::5')).toBe('2001:db8::1');
});

it('createUnknownCdnWarningHandler logs a warning once when requests through Hosting come from an unknown IP address', async () => {
  const warn = vi.fn();
  const log: Logger = { info() {}, warn, error() {}, with: () => log };
  const app = express().use(createUnknownCdnWarningHandler(log), (_request, response) => {
    response.end();
  });
  const { origin, close } = await serveApp(app);
  const send = (headers: Record<string, string>) => fetch(origin, { headers });
  const hosted = { 'x-forwarded-host': 'boloboard.test' };
  await send({ ...hosted, 'x-forwarded-for': `${CLIENT}, ${EDGE}` });
  await send({ 'x-forwarded-for': CLIENT });
  expect(warn).not.toHaveBeenCalled();
  await send({ ...hosted, 'x-forwarded-for': `${CLIENT}, 192.0.2.1` });
  await send({ ...hosted, 'x-forwarded-for': `${CLIENT}, 192.0.2.1` });
  expect(warn.mock.calls).toEqual([['hosting_edge_unknown']]);
  close();
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('rate limits count the IP address %s as %s', (address, counted) => {
  expect(rateLimitAddressOf(address)).toBe(counted);
});
