import { createServer, type RequestListener } from 'node:http';
import type { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { onTestFinished } from 'vitest';

/** The only host name that leads to the local server. All other hosts get the product's own check of IP addresses. */
export const LOCAL_HOST = 'pictures.test';

type Connect = RequestFilteringHttpsAgent['createConnection'];

/** Connects to a local port, without TLS, if the host is LOCAL_HOST. TLS is not our code, so the tests need none. */
class LocalAgent extends RequestFilteringHttpsAgent {
  readonly #port: number;

  constructor(port: number) {
    super();
    this.#port = port;
  }

  override createConnection(...[options, listener]: Parameters<Connect>): Duplex {
    return options.host === LOCAL_HOST
      ? connect(this.#port, '127.0.0.1')
      : super.createConnection(options, listener);
  }
}

interface LocalPictures {
  readonly agent: () => Promise<Agent>;
  /** The paths that were requested, in order. */
  readonly asked: string[];
}

/**
 * Starts a server at https://LOCAL_HOST/ that sends the responses of `listener`. The server stops when the test ends.
 */
export async function startLocalPictureServer(listener: RequestListener): Promise<LocalPictures> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { agent: async () => new LocalAgent(port), asked };
}
