import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { HOST } from '../lib/paths';
import { proxyToFunction } from './proxy';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

function listen(handler: RequestListener): Promise<number> {
  const server = createServer(handler);
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, HOST, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

test.each([{}, { 'content-length': '9' }])(
  'proxyToFunction closes the connection to the browser when a function breaks off a response that has the headers %j',
  async (headers) => {
    const dying = await listen((_req, res) => {
      res.writeHead(200, headers).write('a', () => {
        res.destroy();
      });
    });
    const port = await listen((req, res) => {
      proxyToFunction(req, res, dying);
    });
    await expect(
      fetch(`http://${HOST}:${port}/`).then((response) => response.text()),
    ).rejects.toThrow();
  },
);
