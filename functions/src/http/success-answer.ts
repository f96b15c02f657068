import type { Endpoint, SentFile, Tagged } from '@contract/endpoints/define-endpoint';
import type { Response } from 'express';
import { guardFile, guardLocation, guardOutput, guardTagged } from './guard';

type Send = (response: Response) => void;

/** How long browsers and Hosting's CDN may give an endpoint's success to anybody; nothing where not at all. */
export function sharingHeaders({ sharedForSeconds }: Endpoint): Record<string, string> {
  if (sharedForSeconds === undefined) return {};
  const seconds = String(sharedForSeconds);
  return { 'Cache-Control': `public, max-age=${seconds}, s-maxage=${seconds}` };
}

/** Sends what a handler returned. Only a success is ever shared, and only if its output is good. */
export function sendSuccess(endpoint: Endpoint, output: unknown, response: Response): void {
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
    // As bytes, since Express would name a charset of its own beside a text.
    response.send(typeof content === 'string' ? Buffer.from(content) : content);
  };
