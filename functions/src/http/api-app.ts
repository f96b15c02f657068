import { api, type Api, type EndpointName } from '@contract/endpoints/api';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import express, { type Express, type RequestHandler } from 'express';
import type { Actor } from '../lib/actor';
import { AppError } from '../lib/app-error';
import type { Logger } from '../lib/logger';
import { answerErrors } from './error-answer';
import type { Handler, Handlers } from './handler';
import { serveEndpoint } from './serve-endpoint';
import { restoreHeaders } from './raw-body';
import { nameRequests } from './request-log';
import type { IsPremium } from './rights';

export interface ApiAppParts<N extends EndpointName> {
  readonly handlers: Handlers<N>;
  readonly projectId: string;
  readonly log: Logger;
  readonly isPremium: IsPremium;
  /** Whom a session cookie stands for; null where it is not, or no longer, good. */
  readonly verifySession: (cookie: string) => Promise<Actor | null>;
}

const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'private, no-store');
  next();
};

const unknownAddress: RequestHandler = () => {
  throw new AppError('not_found', 'There is nothing at this address.');
};

function otherMethods(methods: readonly string[]): RequestHandler {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return (request, response) => {
    response.set('Allow', allow);
    if (request.method !== 'OPTIONS')
      throw new AppError('method_not_allowed', `${request.method} is not possible here.`);
    response.status(204).end();
  };
}

/** Paths without parameters come first, or '/api/items/categories' would be an item's address. */
function inOrderOfMatching<N extends EndpointName>(names: readonly N[]): N[] {
  const hasParameters = (name: N) => Number(api[name].path.includes('/:'));
  return names.toSorted((a, b) => hasParameters(a) - hasParameters(b));
}

/** Serves the endpoints that it has handlers for, as the contract's table describes them. */
export function createApiApp<N extends EndpointName>(parts: ApiAppParts<N>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  // Functions are reached through Google's front end only, which tells of https in X-Forwarded-Proto.
  app.set('trust proxy', true);
  app.use(restoreHeaders, nameRequests(parts.log, parts.projectId), neverStored);

  const methods = new Map<string, string[]>();
  for (const name of inOrderOfMatching(Object.keys(parts.handlers) as N[])) {
    const endpoint: Endpoint = api[name];
    const handler = parts.handlers[name] as Handler<Api[N]>;
    const verb = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
    app[verb](endpoint.path, serveEndpoint(endpoint, handler, parts));
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
  }
  for (const [path, served] of methods) app.all(path, otherMethods(served));
  app.use(unknownAddress);
  app.use(answerErrors);
  return app;
}
