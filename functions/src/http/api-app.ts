import type { Endpoint, EndpointTable } from '@contract/endpoints/define-endpoint';
import type { Express, RequestHandler } from 'express';
import { AppError } from '../lib/app-error';
import type { Logger } from '../lib/logger';
import type { RequestGate } from './admission';
import type { Handler, Handlers } from './handler';
import { createUnknownCdnWarningHandler } from './client-address';
import { createHttpApp } from './http-app';
import { NO_STORE_CACHE_CONTROL, createEndpointRequestHandler } from './endpoint-request-handler';
import { secretHidingLogger } from '../lib/hiding-logger';
import { changeRequestLog } from './request-log';

interface ApiAppDeps<T extends EndpointTable, N extends keyof T & string> extends RequestGate {
  readonly endpoints: T;
  readonly handlers: Handlers<N, T>;
  readonly projectId: string;
  readonly log: Logger;
}

const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', NO_STORE_CACHE_CONTROL);
  next();
};

const unknownAddress: RequestHandler = () => {
  throw new AppError('not_found', "There's nothing at this address.");
};

function otherMethods(methods: readonly string[]): RequestHandler {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return (request, response) => {
    response.set('Allow', allow);
    if (request.method !== 'OPTIONS')
      throw new AppError(
        'method_not_allowed',
        `${request.method} requests don't work at this address.`,
      );
    response.status(204).end();
  };
}

/**
 * Sorts endpoints in the order in which their paths must be matched. Paths without parameters come first, because
 * '/api/items/:itemId' also matches '/api/items/categories'.
 */
function inOrderOfMatching(endpoints: EndpointTable): [string, Endpoint][] {
  const hasParameters = ({ path }: Endpoint) => Number(path.includes('/:'));
  return Object.entries(endpoints).toSorted(([, a], [, b]) => hasParameters(a) - hasParameters(b));
}

/**
 * Creates an app with the endpoints that have a handler. All other paths return 404. Other methods of an endpoint's
 * path return 405.
 */
export function createApiApp<T extends EndpointTable, N extends keyof T & string>(
  deps: ApiAppDeps<T, N>,
): Express {
  const handlers: Readonly<Record<string, Handler<Endpoint>>> = deps.handlers;
  return createHttpApp(deps, (app) => {
    app.set('etag', false);
    app.use(
      neverStored,
      createUnknownCdnWarningHandler(deps.log),
      hideSecretParams(deps.endpoints),
    );
    const methods = new Map<string, string[]>();
    for (const [name, endpoint] of inOrderOfMatching(deps.endpoints)) {
      const handler = handlers[name];
      if (!handler) continue;
      const verb = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
      app[verb](endpoint.path, createEndpointRequestHandler(endpoint, handler, deps));
      methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
    }
    for (const [path, served] of methods) app.all(path, otherMethods(served));
    app.use(unknownAddress);
  });
}

/**
 * Returns a regular expression for an endpoint's path. Like Express, it ignores case. It also matches longer paths that
 * start with the endpoint's path.
 */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}`, 'i');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Removes the path parameters of endpoints with `secretPath` from all logs of a request, both as sent and decoded. The
 * handler runs before an endpoint is matched, so that it also covers requests that match no endpoint.
 */
function hideSecretParams(endpoints: EndpointTable): RequestHandler {
  const patterns = Object.values(endpoints)
    .filter(({ secretPath }) => secretPath)
    .map(({ path }) => patternOf(path));
  return (request, response, next) => {
    const found = patterns.flatMap((pattern) => pattern.exec(request.path)?.slice(1) ?? []);
    const secrets = found.flatMap((text) => [text, decoded(text)]);
    if (secrets.length > 0) changeRequestLog(response, (log) => secretHidingLogger(log, secrets));
    next();
  };
}
