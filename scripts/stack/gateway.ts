import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { localMailResponse } from './local-mail';
import { localPushResponse } from './local-push';
import { FUNCTION_NAMES, type FunctionName } from './functions';
import { readHosting } from './hosting';
import { HOST, PROJECT_ID } from '../lib/paths';
import { sendError, proxyToFunction } from './proxy';
import { createStaticHosting, type RequestHandler, type RewriteHandler } from './static-hosting';

export interface GatewayPorts {
  readonly gateway: number;
  readonly firestore: number;
  readonly auth: number;
  /** Returns the port of a function when the function accepts connections there. */
  readonly functions: (name: FunctionName) => Promise<number>;
}

export interface GatewaySpec {
  readonly mailFolder: string;
  readonly pushFolder: string;
  /** Whether to send responses uncompressed, which saves time in tests that do not measure bytes. */
  readonly withoutCompression?: boolean | undefined;
}

export interface Gateway {
  readonly origin: string;
  close(): Promise<void>;
}

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

function sendReserved(res: ServerResponse, pathname: string, ports: GatewayPorts): void {
  if (pathname === '/__/firebase/init.json') {
    res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    res.end(firebaseConfig(ports));
    return;
  }
  res.writeHead(404, { 'content-type': 'text/plain' });
  res.end('Not found');
}

/** Matches a decoded path that has a `..` segment. */
const CLIMBS = /(^|[/\\])\.\.([/\\]|$)/;

/** Returns the URL of a request, or null if it is malformed or contains an encoded `..` segment. */
function parseRequestUrl(text: string): URL | null {
  // Creates the URL without a base URL, because with a base URL, the path `//media/x` would have the host `media`.
  const url = URL.parse(text.startsWith('/') ? `http://${HOST}${text}` : text);
  try {
    // Throws if the path contains an invalid encoding, which superstatic could not handle.
    return CLIMBS.test(decodeURIComponent(url?.pathname ?? '')) ? null : url;
  } catch {
    return null;
  }
}

/**
 * Compresses responses with Brotli or gzip, like the CDN of Firebase Hosting. With quality 5, responses are at most 10%
 * larger than with the best quality.
 */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as RequestHandler;

/**
 * Handles requests for pages that only the local stack has: the stored mails, the stored pushes, and the page that
 * replaces Google's sign-in window. Returns false if the path is none of these pages.
 */
function sendLocal(
  res: ServerResponse,
  pathname: string,
  { mailFolder, pushFolder }: GatewaySpec,
): boolean {
  const google = localGoogleSignIn(pathname);
  const local = google
    ? { status: 200, ...google }
    : (localMailResponse(pathname, mailFolder) ?? localPushResponse(pathname, pushFolder));
  if (!local) return false;
  const headers = 'headers' in local ? local.headers : {};
  res.writeHead(local.status, {
    'content-type': local.contentType,
    'cache-control': 'no-store',
    ...headers,
  });
  res.end(local.body);
  return true;
}

function createRouter(
  ports: GatewayPorts,
  spec: GatewaySpec,
): (req: IncomingMessage, res: ServerResponse) => void {
  const origins = [ports.auth, ports.firestore].map((port) => `http://${HOST}:${String(port)}`);
  const toFunction: RewriteHandler = async ({ function: { functionId } = { functionId: '' } }) => {
    const name = FUNCTION_NAMES.find((other) => other === functionId);
    if (name === undefined)
      throw new Error(`firebase.json has a rewrite to an unknown function: '${functionId}'`);
    const port = await ports.functions(name);
    return (req, res) => {
      proxyToFunction(req, res, port);
    };
  };
  const hosting = createStaticHosting(() => readHosting(origins), toFunction);
  return (req, res) => {
    const url = parseRequestUrl(req.url ?? '/');
    if (url === null) {
      sendError(res, 'bad_request', 'The address is malformed.');
      return;
    }
    const { pathname, search } = url;
    req.url = pathname + search;
    if (sendLocal(res, pathname, spec)) return;
    if (pathname.startsWith('/__/')) {
      sendReserved(res, pathname, ports);
      return;
    }
    const send = () => {
      hosting()(req, res, () => {
        res.writeHead(404, { 'content-type': 'text/plain' });
        res.end('Not found');
      });
    };
    if (spec.withoutCompression === true) send();
    else compress(req, res, send);
  };
}

export const gatewayOrigin = (port: number): string => `http://${HOST}:${String(port)}`;

/**
 * Starts a server that follows the rules in firebase.json like Hosting: it serves the web build, and forwards requests
 * to the functions. It also serves the pages that only the local stack has.
 */
export async function startGateway(ports: GatewayPorts, spec: GatewaySpec): Promise<Gateway> {
  const server = createServer(createRouter(ports, spec));
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

const PAGE = '/__local/google-sign-in';

interface LocalPage {
  readonly contentType: string;
  readonly body: string;
}

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Local Google sign-in</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; padding: 1.5rem; }
      form, label { display: grid; gap: 0.5rem; }
      form { gap: 1rem; }
      input, button { font: inherit; min-height: 2.75rem; padding: 0.25rem 0.75rem; }
    </style>
  </head>
  <body>
    <h1>Choose an account</h1>
    <p>This page replaces Google's sign-in window in the local stack. Use any name and email.</p>
    <form>
      <label>Name <input name="name" autocomplete="off" required value="Grace Google"></label>
      <label>Email <input name="email" type="email" autocomplete="off" required
        value="grace@google.test"></label>
      <button disabled>Continue</button>
    </form>
    <script src="${PAGE}.js"></script>
  </body>
</html>`;

/**
 * The script of the page. It handles the form. The button is disabled until the script runs, because an earlier click
 * would only reload the window.
 */
const script = `document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { name, email } = Object.fromEntries(new FormData(event.target));
  const sub = Array.from(new TextEncoder().encode(email), (byte) => byte.toString(16)).join('');
  window.opener.postMessage({ sub, email, name, email_verified: true }, window.location.origin);
});
document.querySelector('button').disabled = false;`;

/** Returns the local page that replaces Google's sign-in window, or null for other paths. */
function localGoogleSignIn(pathname: string): LocalPage | null {
  if (pathname === PAGE) return { contentType: 'text/html; charset=utf-8', body: html };
  if (pathname === `${PAGE}.js`)
    return { contentType: 'text/javascript; charset=utf-8', body: script };
  return null;
}
