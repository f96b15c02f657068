import type { Endpoint, FileResponse, WithEtag } from '@contract/endpoints/define-endpoint';
import { BLOCKS_VERSION_HEADER, blocksVersionSchema } from '@contract/schemas/blocked-member';
import { PLAN_VERSION_HEADER } from '@contract/schemas/subscription';
import type { Request, RequestHandler, Response } from 'express';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { parseMicros } from '../domain/items/item-index/micros';
import { AppError } from '../lib/app-error';
import { bindKey } from '../lib/idempotency-key';
import type { Caller } from '../services/site/rate-limits';
import {
  callerOf,
  demandRights,
  type RequestGate,
  isFromAnotherSite,
  sessionCookieOf,
} from './admission';
import { rateLimitAddressOf } from './client-address';
import {
  type ParsedRequestInput,
  parseFileOutput,
  parseRequestInput,
  parseRedirectLocation,
  parseHandlerOutput,
  parseOutputWithEtag,
  idempotencyKeyOfRequest,
} from './guard';
import type { Handler } from './handler';
import { awaitedItemsVersion, splitItemsVersion } from './items-version';
import { jsonBody } from './json-body';
import { requestLogOf } from './request-log';

/** The Cache-Control header of every response that is not shared. */
export const NO_STORE_CACHE_CONTROL = 'private, no-store';

type Send = (response: Response) => void;

/** Returns the Cache-Control header of a successful response that is shared. Returns {} if the response is private. */
export function sharedCachingHeaders(
  { sharedForSeconds, notSharedWith }: Endpoint,
  query: Request['query'] = {},
): Record<string, string> {
  const isFresh = notSharedWith !== undefined && query[notSharedWith] !== undefined;
  if (sharedForSeconds === undefined || isFresh) return {};
  const seconds = String(sharedForSeconds);
  return { 'Cache-Control': `public, max-age=${seconds}, s-maxage=${seconds}` };
}

/**
 * Sends a successful response. The output is checked before the caching header is set, so that an error is never
 * cached.
 */
function sendSuccess(endpoint: Endpoint, output: unknown, response: Response): void {
  const { result, headers } = splitItemsVersion(endpoint, output);
  const send = checked(endpoint, result);
  response.set({ ...sharedCachingHeaders(endpoint, response.req.query), ...headers });
  send(response);
}

function checked(endpoint: Endpoint, output: unknown): Send {
  const declared = endpoint.output;
  if (declared.status === 204) return (response) => response.status(204).end();
  if (declared.status === 302) {
    const location = parseRedirectLocation(output);
    return (response) => response.redirect(302, location);
  }
  if ('content' in declared) return fileSender(declared.content.type, parseFileOutput(output));
  return declared.etag
    ? taggedSender(declared.status, parseOutputWithEtag(endpoint, output))
    : bodySender(declared.status, jsonBody(endpoint, output as object));
}

const bodySender =
  (status: number, json: Buffer): Send =>
  (response) =>
    response.status(status).type('json').send(json);

const taggedSender =
  (status: number, { body, etag }: WithEtag<unknown>): Send =>
  (response) =>
    response.status(status).set('ETag', `"${etag}"`).json(body);

const fileSender =
  (type: string, { content, filename }: FileResponse): Send =>
  (response) => {
    if (filename !== undefined) response.attachment(filename);
    response.set({ 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
    // Text is sent as bytes, because Express would add a charset to a string.
    response.send(typeof content === 'string' ? Buffer.from(content) : content);
  };

/**
 * If an error contains the current state of a resource, returns a copy of the error in which the state matches the
 * contract. As in a successful response, fields that the contract does not declare are removed.
 */
function withCheckedState(endpoint: Endpoint, error: unknown, response: Response): unknown {
  if (!(error instanceof AppError) || error.current === undefined) return error;
  const current = checkedState(endpoint, error.current, response);
  return new AppError(error.code, error.message, { current, cause: error });
}

function checkedState(endpoint: Endpoint, state: unknown, response: Response): unknown {
  if ('etag' in endpoint.output) {
    const { body, etag } = parseOutputWithEtag(endpoint, state);
    response.set('ETag', `"${etag}"`);
    return body;
  }
  const { result, headers } = splitItemsVersion(endpoint, state);
  response.set(headers);
  return parseHandlerOutput(endpoint, result);
}

/**
 * Returns the idempotency key, bound to the content of the call, if the endpoint takes a key. Otherwise, returns an
 * empty object and does not compute the digest of the content, because the digest of a large file takes time.
 */
function boundKey(
  { idempotent, method, path }: Endpoint,
  sent: string,
  { body, file }: ParsedRequestInput,
  { idempotencySecret }: RequestGate,
) {
  if (!idempotent) return {};
  const call = `${method} ${path}`;
  return { idempotencyKey: bindKey(idempotencySecret, { sent, call, body, file: file?.bytes }) };
}

function emailIn(body: unknown): string | null {
  const hasEmail = typeof body === 'object' && body !== null && 'email' in body;
  return hasEmail && typeof body.email === 'string' ? body.email.toLowerCase() : null;
}

/**
 * Returns the caller, or null for a visitor. Sets the header with the plan version, which every response to a member
 * has, including errors.
 */
async function admit(endpoint: Endpoint, request: Request, response: Response, gate: RequestGate) {
  const actor = await callerOf(endpoint, request, gate, requestLogOf(response).log);
  if (actor) response.set(PLAN_VERSION_HEADER, String(actor.planVersion));
  await demandRights(endpoint, actor, gate);
  return actor;
}

/**
 * Returns the request handler of an endpoint. The request handler checks origin, rights, limits and input, in this
 * order. Then it runs the endpoint's handler and checks the output.
 */
export function createEndpointRequestHandler<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  gate: RequestGate,
): RequestHandler {
  const limits = gate.limitsOf(endpoint);

  const respond = async (request: Request, response: Response, { actor, address }: Caller) => {
    const sentKey = idempotencyKeyOfRequest(endpoint, request);
    const input = await parseRequestInput(endpoint, request);
    const email = emailIn(input.body);
    if (email !== null) await limits.countEmail(email, address);
    const context = {
      ...requestLogOf(response),
      actor,
      fromAnotherSite: isFromAnotherSite(request.headers),
      ...boundKey(endpoint, sentKey, input, gate),
      itemsVersion: awaitedItemsVersion(endpoint, request),
      blocksSince: blocksVersionIn(request),
      session: sessionCookieOf(request, response),
      userAgent: request.get('user-agent') ?? '',
      // The headers of Do Not Track and Global Privacy Control: https://www.w3.org/TR/tracking-dnt and
      // https://w3c.github.io/gpc
      wantsNoCount: request.get('dnt') === '1' || request.get('sec-gpc') === '1',
      countAccount: (uid: string) => limits.countAccount(uid),
      countNewMember: (email: string) => limits.countNewMember(email, address),
    };
    // The checks before this line guarantee that the arguments have these types.
    const output = await handler(
      input as Parameters<Handler<E>>[0],
      context as Parameters<Handler<E>>[1],
    );
    sendSuccess(endpoint, output, response);
  };

  return async (request, response) => {
    if (endpoint.method !== 'GET' && isFromAnotherSite(request.headers))
      throw new AppError(
        'cross_origin',
        "This request didn't come from BoloBoard. Open BoloBoard and try again.",
      );
    const { log } = requestLogOf(response);
    const actor = await admit(endpoint, request, response, gate);
    const caller = { actor, address: rateLimitAddressOf(request.ip ?? '') };
    await limits.countCall(caller);
    try {
      await respond(request, response, caller);
    } catch (error) {
      await limits.uncountFailure(caller).catch((failure: unknown) => {
        log.warn('rate_limit_rollback_failed', { error: failure });
      });
      throw withCheckedState(endpoint, error, response);
    }
  };
}

/** Returns the blocks version in the request's header. Returns null if the header is missing or malformed. */
function blocksVersionIn(request: Request): Micros | null {
  const { data } = blocksVersionSchema.safeParse(request.get(BLOCKS_VERSION_HEADER));
  return data === undefined ? null : parseMicros(data);
}
