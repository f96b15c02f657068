import type { Endpoint, SentFile, Tagged } from '@contract/endpoints/define-endpoint';
import type { RequestHandler, Response } from 'express';
import { AppError } from '../lib/app-error';
import { admit, type Gate, isFromAnotherSite, sessionCookieOf } from './admission';
import {
  guardFile,
  guardInput,
  guardLocation,
  guardOutput,
  guardTagged,
  idempotencyKeyOf,
} from './guard';
import type { Handler } from './handler';
import { requestLogOf } from './request-log';

type Send = (response: Response) => void;

/** Returns the Cache-Control header of a shared success, or {} if the endpoint's responses are private. */
export function sharingHeaders({ sharedForSeconds }: Endpoint): Record<string, string> {
  if (sharedForSeconds === undefined) return {};
  const seconds = String(sharedForSeconds);
  return { 'Cache-Control': `public, max-age=${seconds}, s-maxage=${seconds}` };
}

/** Checks the output before it sets the caching header, so that errors are never cached. */
function sendSuccess(endpoint: Endpoint, output: unknown, response: Response): void {
  const send = checked(endpoint, output);
  response.set(sharingHeaders(endpoint));
  send(response);
}

function checked(endpoint: Endpoint, output: unknown): Send {
  const declared = endpoint.output;
  if (declared.status === 204) return (response) => response.status(204).end();
  if (declared.status === 302) {
    const location = guardLocation(output);
    return (response) => response.redirect(302, location);
  }
  if ('content' in declared) return fileSender(declared.content.type, guardFile(output));
  return declared.etag
    ? taggedSender(declared.status, guardTagged(endpoint, output))
    : bodySender(declared.status, guardOutput(endpoint, output));
}

const bodySender =
  (status: number, body: unknown): Send =>
  (response) =>
    response.status(status).json(body);

const taggedSender =
  (status: number, { body, etag }: Tagged<unknown>): Send =>
  (response) =>
    response.status(status).set('ETag', `"${etag}"`).json(body);

const fileSender =
  (type: string, { content, filename }: SentFile): Send =>
  (response) => {
    if (filename !== undefined) response.attachment(filename);
    response.set({ 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
    // As bytes, because Express adds a charset to a string.
    response.send(typeof content === 'string' ? Buffer.from(content) : content);
  };

/** Removes undeclared fields from the newer state in an error, as for a success. */
function withCheckedState(endpoint: Endpoint, error: unknown, response: Response): unknown {
  if (!(error instanceof AppError) || error.current === undefined) return error;
  const { body, etag } = guardTagged(endpoint, error.current);
  response.set('ETag', `"${etag}"`);
  return new AppError(error.code, error.message, { current: body, cause: error });
}

/** Checks origin, rights and input in this order, runs the handler and checks its output. */
export function serveEndpoint<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  gate: Gate,
): RequestHandler {
  return async (request, response) => {
    const fromAnotherSite = isFromAnotherSite(request.headers);
    if (endpoint.method !== 'GET' && fromAnotherSite)
      throw new AppError(
        'cross_origin',
        "This request didn't come from BoloBoard. Open BoloBoard and try again.",
      );
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
      userAgent: request.get('user-agent') ?? '',
    };
    // The checks above guarantee these types.
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
