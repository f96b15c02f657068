import type { Endpoint } from '@contract/endpoints/define-endpoint';
import type { Request, RequestHandler, Response } from 'express';
import type { Actor } from '../lib/actor';
import { AppError } from '../lib/app-error';
import type { Logger } from '../lib/logger';
import { guardInput, guardTagged } from './guard';
import type { Handler } from './handler';
import { idempotencyKeyOf } from './idempotency-key';
import { isFromAnotherSite } from './origin';
import { requestLogOf } from './request-log';
import { demandRights, type IsPremium } from './rights';
import { sessionCookieOf, sessionOf } from './session-cookie';
import { sendSuccess } from './success-answer';

interface Gate {
  readonly isPremium: IsPremium;
  readonly verifySession: (cookie: string) => Promise<Actor | null>;
}

/** Shared answers are the same for everybody, and a webhook proves its sender by its signature. */
function readsSession({ sharedForSeconds, input }: Endpoint): boolean {
  return sharedForSeconds === undefined && input.rawBody === undefined;
}

/** Returns who calls. An endpoint that is open to all stays open if the session cannot be checked. */
async function admit(
  endpoint: Endpoint,
  request: Request,
  gate: Gate,
  log: Logger,
): Promise<Actor | null> {
  const cookie = readsSession(endpoint) ? sessionOf(request) : null;
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

/** The newer state that an error carries leaves only as a success would show it. */
function withCheckedState(endpoint: Endpoint, error: unknown, response: Response): unknown {
  if (!(error instanceof AppError) || error.current === undefined) return error;
  const { body, etag } = guardTagged(endpoint, error.current);
  response.set('ETag', `"${etag}"`);
  return new AppError(error.code, error.message, { current: body, cause: error });
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
    try {
      const output = await handler(
        input as Parameters<Handler<E>>[0],
        context as Parameters<Handler<E>>[1],
      );
      sendSuccess(endpoint, output, response);
    } catch (error) {
      throw withCheckedState(endpoint, error, response);
    }
  };
}
