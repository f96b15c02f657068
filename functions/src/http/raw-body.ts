import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';

const HIDDEN_HEADERS = ['content-type', 'content-encoding'] as const;
type Hidden = Partial<Record<(typeof HIDDEN_HEADERS)[number], string>>;

const hiddenHeaders = new WeakMap<IncomingMessage, Hidden>();

function hideHeaders(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  const hidden: Hidden = {};
  for (const name of HIDDEN_HEADERS) {
    const value = request.headers[name];
    if (value === undefined) continue;
    hidden[name] = value;
    Reflect.deleteProperty(request.headers, name);
  }
  if (hidden['content-type'] !== undefined)
    request.headers['content-type'] = 'application/octet-stream';
  hiddenHeaders.set(request, hidden);
}

/**
 * Makes Functions Framework keep bodies as they came. It parses them before any function sees the
 * request and answers malformed ones itself, as HTML with a stack; it has no setting for that. So
 * the content type is hidden from it when Node announces the request, and `restoreHeaders` brings
 * it back. Where Node announces nothing, good requests are served just the same.
 */
export function keepBodiesRaw(): void {
  // A trigger's event arrives in a request too, and Functions Framework needs its true headers.
  if ((process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http') !== 'http') return;
  subscribe('http.server.request.start', hideHeaders);
}

/** The first middleware: requests carry their true headers again. */
export const restoreHeaders: RequestHandler = (request, _response, next) => {
  Object.assign(request.headers, hiddenHeaders.get(request));
  hiddenHeaders.delete(request);
  next();
};

/** The body's bytes as they arrived; empty where there is none. */
export function rawBodyOf(request: Request): Buffer {
  const { rawBody } = request as Request & { rawBody?: unknown };
  return Buffer.isBuffer(rawBody) ? rawBody : Buffer.alloc(0);
}
