import type { Endpoint } from '@contract/endpoints/define-endpoint';
import type { InputIssue } from '@contract/schemas/error';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error';
import { readJsonBody, readMultipartBody } from './body';
import type { UploadedFile } from './handler';
import { describeIssue, toInputIssue } from './input-messages';

/** What a request brought, parsed by its endpoint's schemas. */
export interface GuardedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly file?: UploadedFile;
}

type Part = 'params' | 'query' | 'body';
const nothing = z.strictObject({});

async function readParts(endpoint: Endpoint, request: Request) {
  const { file: filePart } = endpoint.input;
  const { body, file } = filePart
    ? await readMultipartBody(request, filePart)
    : { body: readJsonBody(request), file: null };
  return { sent: { params: request.params, query: request.query, body }, file };
}

function parsePart(endpoint: Endpoint, part: Part, sent: unknown, issues: InputIssue[]): unknown {
  const schema = endpoint.input[part];
  const result = schema
    ? schema.safeParse(sent, { error: describeIssue })
    : nothing.safeParse(sent === undefined ? {} : sent, { error: describeIssue });
  if (result.success) return schema && result.data;
  issues.push(...result.error.issues.map((issue) => toInputIssue(part, issue)));
  return undefined;
}

/**
 * Reads a request's parts and parses them by the contract; a part that the endpoint does not
 * have must be empty. Throws AppError 'bad_request' with every issue, 'too_large' or
 * 'unsupported_media_type'.
 */
export async function guardInput(endpoint: Endpoint, request: Request): Promise<GuardedInput> {
  const { sent, file } = await readParts(endpoint, request);
  const issues: InputIssue[] = [];
  const input = {
    params: parsePart(endpoint, 'params', sent.params, issues),
    query: parsePart(endpoint, 'query', sent.query, issues),
    body: parsePart(endpoint, 'body', sent.body, issues),
  };
  const filePart = endpoint.input.file;
  if (filePart && !file)
    issues.push({ path: ['body', filePart.field], message: filePart.missingMessage });
  const [first] = issues;
  if (first) throw new AppError('bad_request', first.message, { issues });
  return file ? { ...input, file } : input;
}

/** An answer's body as the contract declares it: what is not declared is dropped, what does not fit throws. */
export function guardOutput(endpoint: Endpoint, output: unknown): unknown {
  return 'schema' in endpoint.output ? endpoint.output.schema.parse(output) : undefined;
}

const redirectSchema = z.object({ location: z.string() });

/** The address that a navigation's handler names. */
export function guardLocation(output: unknown): string {
  return redirectSchema.parse(output).location;
}
