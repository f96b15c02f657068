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
 * Makes Functions Framework pass bodies unparsed. Otherwise, it would parse a body before the function runs, and
 * respond to a malformed body with HTML and a stack trace. Functions Framework has no setting for this, so the content
 * type is hidden from it until `restoreHiddenHeaders` runs.
 */
export function keepBodiesRaw(): void {
  // In a trigger, the headers are not hidden, because Functions Framework needs them to parse the event.
  if ((process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http') !== 'http') return;
  subscribe('http.server.request.start', hideHeaders);
}

/** Restores the headers that `keepBodiesRaw` has hidden. This handler must be the first middleware. */
export const restoreHiddenHeaders: RequestHandler = (request, _response, next) => {
  Object.assign(request.headers, hiddenHeaders.get(request));
  hiddenHeaders.delete(request);
  next();
};

/** Returns the bytes of the body. Returns an empty buffer if there is no body. */
export function rawBodyOf(request: Request): Buffer {
  const { rawBody } = request as Request & { rawBody?: unknown };
  return Buffer.isBuffer(rawBody) ? rawBody : Buffer.alloc(0);
}
