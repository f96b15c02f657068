import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Express } from 'express';

export interface ServedApp {
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Starts a server with the app on a free port. Adds `rawBody` to each request, as the runtime of Cloud Functions
 * does.
 */
export async function serveApp(app: Express): Promise<ServedApp> {
  const server = createServer((request, response) => {
    void buffer(request).then((rawBody) => {
      app(Object.assign(request, { rawBody }), response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
