import type { Endpoint } from '@contract/endpoints/define-endpoint';
import type { Request, RequestHandler, Response } from 'express';
import type { Actor } from '../lib/actor';
import { AppError } from '../lib/app-error';
import { guardInput, guardLocation, guardOutput } from './guard';
import type { Logger } from '../lib/logger';
import type { Handler } from './handler';
import { idempotencyKeyOf } from './idempotency-key';
import { isFromAnotherSite } from './origin';
import { requestLogOf } from './request-log';
import { demandRights, type IsPremium } from './rights';
import { sharingHeaders } from './sharing-headers';
import { sessionCookieOf, sessionOf } from './session-cookie';

interface Gate {
  readonly isPremium: IsPremium;
  readonly verifySession: (cookie: string) => Promise<Actor | null>;
}

/**
 * Who calls. An endpoint that is open to all stays open where the session cannot be checked; one
 * whose answers are shared does not ask, since nobody's answer may become everybody's.
 */
async function admit(
  endpoint: Endpoint,
  request: Request,
  gate: Gate,
  log: Logger,
): Promise<Actor | null> {
  const cookie = endpoint.sharedForSeconds === undefined ? sessionOf(request) : null;
  const actor =
    cookie === null
      ? null
      : await gate.verifySession(cookie).catch((error: unknown) => {
          if (endpoint.auth !== 'none') throw error;
          log.warn('session_unchecked', { error });
          return null;
        });
  await demandRights(endpoint.auth, actor, gate.isPremium);
  return actor;
}

/** Sends a success; only that is ever shared, and only once its output is known to be good. */
function send(endpoint: Endpoint, output: unknown, response: Response): void {
  const { status } = endpoint.output;
  const body = guardOutput(endpoint, output);
  response.set(sharingHeaders(endpoint));
  if (status === 204) response.status(204).end();
  else if (status === 302) response.redirect(302, guardLocation(output));
  else response.status(status).json(body);
}

/**
 * Answers one endpoint: origin, rights and input are checked in this order before the handler
 * runs, and its output after.
 */
export function serveEndpoint<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  gate: Gate,
): RequestHandler {
  return async (request, response) => {
    const fromAnotherSite = isFromAnotherSite(request.headers);
    if (endpoint.method !== 'GET' && fromAnotherSite)
      throw new AppError('cross_origin', 'This can only be done from the site itself.');
    const requestLog = requestLogOf(response);
    const actor = await admit(endpoint, request, gate, requestLog.log);
    const idempotencyKey = idempotencyKeyOf(endpoint, request);
    const input = await guardInput(endpoint, request);
    const context = {
      ...requestLog,
      actor,
      fromAnotherSite,
      idempotencyKey,
      session: sessionCookieOf(request, response),
    };
    // The guard and the rights have just checked, at run time, what these types promise.
    const output = await handler(
      input as Parameters<Handler<E>>[0],
      context as Parameters<Handler<E>>[1],
    );
    send(endpoint, output, response);
  };
}
