import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Connects to the first node that accepts a connection. Returns null if none does. */
async function connectToOne(urls: readonly string[]): Promise<Socket | null> {
  for (const url of urls) {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      // This node accepts no connection, so the loop tries the next one.
    }
  }
  return null;
}

/**
 * Creates a TCP proxy to the nodes of an engine. Like a load balancer, it gives connections to the nodes in turn, and
 * leaves out nodes that are down.
 */
export async function createEngineProxy(urls: readonly string[]) {
  const sockets = new Set<Socket>();
  let turn = 0;
  const follow = (socket: Socket, end: () => void) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      end();
    });
  };
  const join = async (incoming: Socket) => {
    follow(incoming, () => undefined);
    turn += 1;
    const first = turn % urls.length;
    const outgoing = await connectToOne([...urls.slice(first), ...urls.slice(0, first)]);
    if (outgoing === null || incoming.destroyed) {
      outgoing?.destroy();
      incoming.destroy();
      return;
    }
    follow(outgoing, () => {
      incoming.destroySoon();
    });
    incoming.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  };
  const server = createServer((incoming) => void join(incoming));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    /** Refuses new connections, and ends all open ones. */
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    restore: () => once(server.listen(address.port, '127.0.0.1'), 'listening'),
  };
}
