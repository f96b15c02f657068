import { randomBytes } from 'node:crypto';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { ERROR_STATUS, type ErrorResponse, type ErrorCode } from '@contract/schemas/error';
import { HOST } from '../lib/paths';

/** The largest body of a request in bytes that Cloud Functions accepts. The local runtime would accept 1 GB. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** Responds with an error in the format of our API. */
export function sendError(res: ServerResponse, code: ErrorCode, message: string): void {
  const requestId = randomBytes(16).toString('hex');
  res.writeHead(ERROR_STATUS[code], {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  });
  res.end(JSON.stringify({ message, code, requestId } satisfies ErrorResponse));
}

/** Returns the session cookie, the only cookie that Firebase Hosting forwards, or undefined if there is none. */
export function sessionCookieIn(header: string | undefined): string | undefined {
  return header
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith('__session='));
}

/**
 * The name of a header in which a test can set the IP address of its client. The gateway then uses this address in
 * place of the connection's address. Only the gateway reads the header.
 */
const CLIENT_ADDRESS_HEADER = 'x-local-client-address';
/** An IP address of Fastly, the CDN of Firebase Hosting. */
const HOSTING_EDGE = '151.101.0.1';

/**
 * Returns the value of the header X-Forwarded-For. As in the cloud, it ends with two added addresses: Hosting's CDN
 * adds the IP address of the browser, and Google's front end adds the IP address of the CDN (ADR 0037).
 */
function forwardedFor({ headers, socket }: IncomingMessage): string {
  const client = headers[CLIENT_ADDRESS_HEADER] ?? socket.remoteAddress ?? HOST;
  return [headers['x-forwarded-for'] ?? [], client, HOSTING_EDGE].flat().join(', ');
}

function forwardedHeaders(req: IncomingMessage): Record<string, string | string[] | undefined> {
  const { cookie: cookies, [CLIENT_ADDRESS_HEADER]: _client, ...headers } = req.headers;
  const cookie = sessionCookieIn(cookies);
  return {
    ...headers,
    ...(cookie && { cookie }),
    connection: 'close',
    'x-forwarded-host': req.headers.host,
    'x-forwarded-proto': 'http',
    'x-forwarded-for': forwardedFor(req),
  };
}

/** Forwards a request to the function at `port`, like Firebase Hosting. */
export function proxyToFunction(req: IncomingMessage, res: ServerResponse, port: number): void {
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    res.setHeader('connection', 'close');
    sendError(res, 'too_large', 'The request is larger than 32 MB.');
    return;
  }
  const upstream = request(
    {
      // Opens a new connection for each request, because a function may close a reused connection while a request is
      // sent.
      agent: false,
      host: HOST,
      port,
      method: req.method,
      path: req.url,
      headers: forwardedHeaders(req),
    },
    (response) => {
      res.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'keep-alive' });
      // Unlike `pipe`, `pipeline` closes the connection to the browser if the function ends during its response.
      pipeline(response, res, () => undefined);
    },
  );
  upstream.once('error', () => {
    if (res.headersSent) res.destroy();
    else sendError(res, 'unavailable', 'The service is not running. Please try again in a moment.');
  });
  res.once('close', () => {
    upstream.destroy();
  });
  req.pipe(upstream);
}
