import { randomUUID } from 'node:crypto';
import type {
  Endpoint,
  FilePart,
  RawBodySpec,
  FileResponse,
  WithEtag,
} from '@contract/endpoints/define-endpoint';
import type { InputIssue } from '@contract/schemas/error';
import type { Request } from 'express';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error';
import { ENTITY_TAG_PATTERN, ifMatchOf } from './entity-tag';
import type { SignedBody, UploadedFile } from './handler';
import { issueMessage, toInputIssue } from './input-messages';
import { parseMultipart } from './multipart';
import { rawBodyOf } from './raw-body';

export interface ParsedRequestInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly file?: UploadedFile;
  readonly rawBody?: SignedBody;
  readonly ifMatch?: string;
}

type Part = 'params' | 'query' | 'body';
const nothing = z.strictObject({});

interface ReadBody {
  readonly body: unknown;
  readonly file?: UploadedFile | null;
  readonly rawBody?: SignedBody;
}

async function readBody({ input }: Endpoint, request: Request): Promise<ReadBody> {
  if (input.rawBody) return { body: undefined, rawBody: readSignedBody(request, input.rawBody) };
  if (input.file) return readMultipartBody(request, input.file);
  return { body: readJsonBody(request, input.maxBodyBytes) };
}

function parsePart(endpoint: Endpoint, part: Part, sent: unknown, issues: InputIssue[]): unknown {
  const schema = endpoint.input[part];
  const result = schema
    ? schema.safeParse(sent, { error: issueMessage })
    : nothing.safeParse(sent === undefined ? {} : sent, { error: issueMessage });
  if (result.success) return schema && result.data;
  issues.push(...result.error.issues.map((issue) => toInputIssue(part, issue)));
  return undefined;
}

/**
 * Parses the input of a request. A part of the request for which the endpoint has no schema must be empty. Throws
 * `bad_request` (with all issues), `too_large` or `unsupported_media_type`. Throws `precondition_required` only if no
 * other error occurs (RFC 9110, section 13.2.1).
 */
export async function parseRequestInput(
  endpoint: Endpoint,
  request: Request,
): Promise<ParsedRequestInput> {
  const { body, file, rawBody } = await readBody(endpoint, request);
  const issues: InputIssue[] = [];
  const input = {
    params: parsePart(endpoint, 'params', request.params, issues),
    query: parsePart(endpoint, 'query', request.query, issues),
    body: parsePart(endpoint, 'body', body, issues),
  };
  const filePart = endpoint.input.file;
  if (filePart && !file)
    issues.push({ path: ['body', filePart.field], message: filePart.missingMessage });
  const [first] = issues;
  if (first) throw new AppError('bad_request', first.message, { issues });
  const rule = endpoint.input.ifMatch;
  const ifMatch = rule && ifMatchOf(request, rule);
  return {
    ...input,
    ...(file && { file }),
    ...(rawBody && { rawBody }),
    ...(ifMatch !== undefined && { ifMatch }),
  };
}

export const IDEMPOTENCY_KEY_PATTERN = /^[\w.:-]{1,128}$/;
const KEY_MESSAGE =
  'The Idempotency-Key must be 1 to 128 letters, digits, hyphens, dots, colons or underscores.';

/**
 * Returns the `Idempotency-Key` of the request, or a new key if the request has none or the endpoint takes none. Throws
 * `bad_request` if the key is malformed.
 */
export function idempotencyKeyOfRequest(endpoint: Endpoint, request: Request): string {
  const sent = request.get('idempotency-key');
  if (!endpoint.idempotent || sent === undefined) return randomUUID();
  if (IDEMPOTENCY_KEY_PATTERN.test(sent)) return sent;
  throw new AppError('bad_request', KEY_MESSAGE, {
    issues: [{ path: ['headers', 'idempotency-key'], message: KEY_MESSAGE }],
  });
}

/**
 * Returns a handler's output, without fields that the contract does not declare. Throws if the output does not match
 * the contract.
 */
export function parseHandlerOutput(endpoint: Endpoint, output: unknown): unknown {
  return 'schema' in endpoint.output ? endpoint.output.schema.parse(output) : undefined;
}

const redirectSchema = z.object({ location: z.string() });

export function parseRedirectLocation(output: unknown): string {
  return redirectSchema.parse(output).location;
}

const entityTagSchema = z.string().check(z.regex(ENTITY_TAG_PATTERN));

export function parseOutputWithEtag(endpoint: Endpoint, output: unknown): WithEtag<unknown> {
  const { body, etag } = z.object({ body: z.unknown(), etag: entityTagSchema }).parse(output);
  return { body: parseHandlerOutput(endpoint, body), etag };
}

const sentFileSchema = z.object({
  content: z.union([z.string(), z.instanceof(Uint8Array)]),
  filename: z.optional(z.string().check(z.regex(/^[^\p{Cc}\p{Cs}/\\]+$/u))),
});

export function parseFileOutput(output: unknown): FileResponse {
  const { content, filename } = sentFileSchema.parse(output);
  return filename === undefined ? { content } : { content, filename };
}

export const MAX_JSON_BYTES = 100 * 1024;

const NOT_JSON = "The request body isn't valid JSON.";

function isJson(request: Request): boolean {
  return request.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

function refuseCompressed(request: Request): void {
  const encoding = request.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() === 'identity') return;
  throw new AppError('unsupported_media_type', "Compressed request bodies aren't supported.");
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    const issues = [{ path: ['body'], message: NOT_JSON }];
    throw new AppError('bad_request', NOT_JSON, { issues, cause });
  }
}

/**
 * Parses the JSON body. Returns undefined if there is no body. Throws `bad_request`, `too_large` or
 * `unsupported_media_type`.
 */
function readJsonBody(request: Request, maxBytes = MAX_JSON_BYTES): unknown {
  refuseCompressed(request);
  const bytes = rawBodyOf(request);
  if (bytes.length === 0) return undefined;
  if (bytes.length > maxBytes)
    throw new AppError(
      'too_large',
      `The request is too large. The limit is ${maxBytes / 1024} KB.`,
    );
  if (!isJson(request))
    throw new AppError('unsupported_media_type', 'Send the request body as application/json.');
  return parseJson(bytes);
}

/** Reads a multipart body. `file` is null if no file was sent. Throws the errors of `parseMultipart`. */
async function readMultipartBody(
  request: Request,
  filePart: FilePart,
): Promise<{ body: unknown; file: UploadedFile | null }> {
  refuseCompressed(request);
  const rawBody = rawBodyOf(request);
  const { fields, file } = await parseMultipart({ rawBody, headers: request.headers, filePart });
  return { body: fields, file };
}

/**
 * Returns the unparsed body with its signature. Throws `bad_request` if the signature header is missing, `too_large`
 * or `unsupported_media_type`.
 */
function readSignedBody(request: Request, { signatureHeader, maxBytes }: RawBodySpec): SignedBody {
  refuseCompressed(request);
  const bytes = rawBodyOf(request);
  if (bytes.length > maxBytes)
    throw new AppError('too_large', `The request is too large. The limit is ${maxBytes} bytes.`);
  const signature = request.get(signatureHeader);
  if (signature) return { bytes, signature };
  const message = `The header ${signatureHeader} is missing.`;
  const issues = [{ path: ['headers', signatureHeader], message }];
  throw new AppError('bad_request', message, { issues });
}
