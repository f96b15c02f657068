import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openElasticsearch, SLOW_TIMEOUT_MS } from './open-elasticsearch';

/**
 * Starts a server in place of the engine. The server keeps the responses to requests for '/slow' in `waiting`, and the
 * test ends them.
 */
async function slowEngine() {
  const waiting: ServerResponse[] = [];
  const server = createServer(({ url }, response) => {
    response.setHeader('x-elastic-product', 'Elasticsearch');
    response.setHeader('content-type', 'application/json');
    if (url === '/slow') waiting.push(response);
    else response.end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const config = { url: `http://127.0.0.1:${String(port)}`, apiKey: null, writesThrough: false };
  return { config, waiting };
}

it('the Elasticsearch client waits longer than the default timeout when a request sets a longer timeout', async () => {
  const { config, waiting } = await slowEngine();
  const client = await openElasticsearch(config, 100);
  const request = { method: 'GET', path: '/slow' };
  const slow = client.transport.request(request, { requestTimeout: SLOW_TIMEOUT_MS });
  // The client's connections measure timeouts in whole seconds. The test waits until two requests have timed out, so
  // that the slow request certainly takes longer than the default timeout.
  for (let requests = 0; requests < 2; requests += 1)
    await expect(client.transport.request(request)).rejects.toThrow('timed out');
  for (const response of waiting) response.end('{"answered":true}');
  expect(await slow).toEqual({ answered: true });
  await client.close();
});
