import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { createShellPageGateway } from './shell-page';

const page = (name: string) =>
  `<html><head><title>${name}</title></head><body>the app</body></html>`;
const UNAVAILABLE = {
  code: 'unavailable',
  message: "BoloBoard isn't available right now. Please try again.",
};

let server: Server | undefined;
afterEach(async () => {
  if (!server?.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

async function siteWith(listener: RequestListener) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return createShellPageGateway(`http://127.0.0.1:${port}`);
}

describe('ShellPageGateway', () => {
  it('returns the HTML and only the security headers of the site', async () => {
    const site = await siteWith((request, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'self'");
      response.setHeader('X-Frame-Options', 'DENY');
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Set-Cookie', '__session=x');
      response.end(page(request.url ?? ''));
    });
    expect(await site.get()).toEqual({
      html: page('/shell.html'),
      headers: { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY' },
    });
  });

  it('fetches the page only once for concurrent calls, and once more for a later call', async () => {
    let requests = 0;
    const site = await siteWith((_request, response) => {
      requests += 1;
      response.end(page(`release ${requests}`));
    });
    const first = await Promise.all(Array.from({ length: 20 }, () => site.get()));
    expect(new Set(first.map(({ html }) => html))).toEqual(new Set([page('release 1')]));
    expect((await site.get()).html).toBe(page('release 2'));
  });
});

describe('ShellPageGateway, when the site fails', () => {
  it('returns the last fetched page until the site recovers', async () => {
    let status = 200;
    let release = 1;
    const site = await siteWith((_request, response) => {
      response.writeHead(status).end(page(`release ${release}`));
    });
    await site.get();
    status = 500;
    release = 2;
    expect((await site.get()).html).toBe(page('release 1'));
    status = 200;
    expect((await site.get()).html).toBe(page('release 2'));
  });

  it.each<[string, RequestListener]>([
    ['an error', (_request, response) => response.writeHead(503).end(page('error'))],
    ['a page without a head', (_request, response) => response.end('Hello')],
    ['no response', (request) => request.socket.destroy()],
  ])(
    'throws unavailable when no page was fetched before and the site returns %s',
    async (_what, listener) => {
      const site = await siteWith(listener);
      expect(await appErrorOf(site.get())).toEqual(UNAVAILABLE);
    },
  );
});
