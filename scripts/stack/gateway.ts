import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import createProvider from 'superstatic/lib/providers/fs.js';
import superstatic from 'superstatic/lib/superstatic.js';
import { localGoogleSignIn } from './local-google-sign-in';
import { readHosting, type Hosting, type HostingRewrite } from './hosting';
import { HOST, PROJECT_ID, ROOT } from './paths';
import { answerError, proxyToFunction } from './proxy';

export interface GatewayPorts {
  readonly gateway: number;
  readonly firestore: number;
  readonly auth: number;
  /** By the function's name. */
  readonly functions: Readonly<Record<string, number>>;
}

export interface Gateway {
  readonly origin: string;
  close(): Promise<void>;
}

type Rewriter = (rewrite: HostingRewrite) => Promise<Middleware>;

interface HostingSpec {
  readonly cwd: string;
  readonly config: Hosting;
  readonly provider: FileProvider;
  readonly compression: boolean;
  readonly rewriters: { readonly function: Rewriter };
}

/** Returns the file at a path, or null if there is none. */
type FileProvider = (req: IncomingMessage, pathname: string) => Promise<object | null>;

// superstatic's own declarations name types that they do not import.
const createFiles = createProvider as (options: { cwd: string; public: string }) => FileProvider;
const createHosting = superstatic as (
  spec: HostingSpec,
) => (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Provides the files of a folder. A file does not exist if its name is longer than the disk allows. */
function createFileProvider(root: string, folder: string): FileProvider {
  const find = createFiles({ cwd: root, public: folder });
  return (req, pathname) =>
    find(req, pathname).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG') return null;
      throw error;
    });
}

type Middleware = (req: IncomingMessage, res: ServerResponse) => void;

/** What Hosting's reserved /__/firebase/init.json says, and where the emulators are. */
function firebaseConfig(ports: GatewayPorts): string {
  return JSON.stringify({
    projectId: PROJECT_ID,
    apiKey: 'demo',
    authDomain: `${HOST}:${String(ports.auth)}`,
    emulators: {
      auth: `${HOST}:${String(ports.auth)}`,
      firestore: `${HOST}:${String(ports.firestore)}`,
    },
  });
}

function answerReserved(res: ServerResponse, pathname: string, ports: GatewayPorts): void {
  if (pathname === '/__/firebase/init.json') {
    res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    res.end(firebaseConfig(ports));
    return;
  }
  res.writeHead(404, { 'content-type': 'text/plain' });
  res.end('There is no such reserved page.');
}

/** Matches a path that climbs out of its folder after its `%2f` and `%5c` are decoded. */
const CLIMBS = /(^|[/\\])\.\.([/\\]|$)/;

/**
 * Reads the address of a request, with or without an origin. Returns null if it is malformed, or if
 * superstatic would resolve it to another folder than a function does.
 */
function readAddress(address: string): URL | null {
  // Not relative to a base URL, because `//media/x` is a path here.
  const url = URL.parse(address.startsWith('/') ? `http://${HOST}${address}` : address);
  try {
    // superstatic fails on a path that cannot be decoded.
    return CLIMBS.test(decodeURIComponent(url?.pathname ?? '')) ? null : url;
  } catch {
    return null;
  }
}

function createRouter(ports: GatewayPorts): (req: IncomingMessage, res: ServerResponse) => void {
  const origins = [ports.auth, ports.firestore].map((port) => `http://${HOST}:${String(port)}`);
  const toFunction: Rewriter = (rewrite) => {
    const port = ports.functions[rewrite.function?.functionId ?? ''];
    if (port === undefined)
      throw new Error(
        `firebase.json names a function that is not served: ${JSON.stringify(rewrite)}`,
      );
    return Promise.resolve((req, res) => {
      proxyToFunction(req, res, port);
    });
  };
  const config = readHosting(origins);
  const hosting = createHosting({
    cwd: ROOT,
    config,
    provider: createFileProvider(ROOT, config.public),
    compression: true,
    rewriters: { function: toFunction },
  });
  return (req, res) => {
    const url = readAddress(req.url ?? '/');
    if (url === null) {
      answerError(res, 'bad_request', 'The address is malformed.');
      return;
    }
    const { pathname, search } = url;
    req.url = pathname + search;
    const local = localGoogleSignIn(pathname);
    if (local) {
      res.writeHead(200, { 'content-type': local.contentType, 'cache-control': 'no-store' });
      res.end(local.body);
      return;
    }
    if (pathname.startsWith('/__/')) {
      answerReserved(res, pathname, ports);
      return;
    }
    hosting(req, res, () => {
      res.writeHead(404, { 'content-type': 'text/plain' });
      res.end('Not found');
    });
  };
}

/** Where the gateway at this port is reached. */
export const gatewayOrigin = (port: number): string => `http://${HOST}:${String(port)}`;

/** Serves the web build and the functions on one origin, by firebase.json, as Hosting does. */
export async function startGateway(ports: GatewayPorts): Promise<Gateway> {
  const server = createServer(createRouter(ports));
  await once(server.listen(ports.gateway, HOST), 'listening');
  return {
    origin: gatewayOrigin(ports.gateway),
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
