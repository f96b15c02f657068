import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../lib/paths';
import { pickFreePort } from '../lib/ports';
import { startGateway, type Gateway } from './gateway';

function startEcho(name: string): Promise<Server> {
  const server = createServer((req: IncomingMessage, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const { method, url, headers } = req;
      const body = Buffer.concat(parts).toString();
      const { remotePort } = req.socket;
      res.writeHead(200, {
        'content-type': 'application/json',
        'cache-control': 'private, no-store',
      });
      res.end(
        JSON.stringify({
          name,
          method,
          url,
          headers,
          body,
          remotePort,
        }),
      );
    });
  });
  return new Promise((resolve) => {
    server.listen(0, HOST, () => {
      resolve(server);
    });
  });
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Starts a gateway with echo functions for `api`, `uploads` and `page`. There is no function `media`. */
export async function startGatewayWithEchoes(): Promise<Gateway> {
  const [api, uploads, page] = await Promise.all([
    startEcho('api'),
    startEcho('uploads'),
    startEcho('page'),
  ]);
  const ports = {
    api: portOf(api),
    uploads: portOf(uploads),
    page: portOf(page),
    media: await pickFreePort(),
  };
  const gateway = await startGateway(
    {
      gateway: await pickFreePort(),
      firestore: 1111,
      auth: 2222,
      functions: (name) => Promise.resolve(ports[name]),
    },
    { mailFolder: '/nonexistent/mail', pushFolder: '/nonexistent/push' },
  );
  return {
    origin: gateway.origin,
    close: async () => {
      await gateway.close();
      for (const server of [api, uploads, page]) server.close();
    },
  };
}
