import type { FilePart, RawBodyPart } from '@contract/endpoints/define-endpoint';
import type { Request } from 'express';
import { AppError } from '../lib/app-error';
import type { SignedBody, UploadedFile } from './handler';
import { parseMultipart } from './multipart';
import { rawBodyOf } from './raw-body';

/** What a JSON body may hold, in bytes: far more than the longest form. */
export const MAX_JSON_BYTES = 100 * 1024;

const NOT_JSON = 'The body is not valid JSON.';

function isJson(request: Request): boolean {
  return request.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

function refuseCompressed(request: Request): void {
  const encoding = request.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() === 'identity') return;
  throw new AppError('unsupported_media_type', 'Compressed bodies are not accepted.');
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
 * The JSON body, undefined where none was sent. Throws AppError 'bad_request' for malformed JSON,
 * 'too_large' over 100 KB, 'unsupported_media_type' for any other kind of body.
 */
export function readJsonBody(request: Request): unknown {
  refuseCompressed(request);
  const bytes = rawBodyOf(request);
  if (bytes.length === 0) return undefined;
  if (bytes.length > MAX_JSON_BYTES)
    throw new AppError('too_large', 'The request is too large: at most 100 KB are accepted.');
  if (!isJson(request))
    throw new AppError('unsupported_media_type', 'Please send the body as application/json.');
  return parseJson(bytes);
}

/** The text fields of a multipart body and its file, null where none was sent; errors as for JSON, and those of the file. */
export async function readMultipartBody(
  request: Request,
  filePart: FilePart,
): Promise<{ body: unknown; file: UploadedFile | null }> {
  refuseCompressed(request);
  const rawBody = rawBodyOf(request);
  const { fields, file } = await parseMultipart({ rawBody, headers: request.headers, filePart });
  return { body: fields, file };
}

/**
 * Returns the body byte for byte with the header that signs it. Throws AppError 'bad_request' if the
 * header is missing, 'too_large' over the part's limit, 'unsupported_media_type' if it is compressed.
 */
export function readSignedBody(
  request: Request,
  { signatureHeader, maxBytes }: RawBodyPart,
): SignedBody {
  refuseCompressed(request);
  const bytes = rawBodyOf(request);
  if (bytes.length > maxBytes)
    throw new AppError('too_large', `The request is too large: at most ${maxBytes} bytes.`);
  const signature = request.get(signatureHeader);
  if (signature) return { bytes, signature };
  const message = `The header ${signatureHeader} is missing.`;
  const issues = [{ path: ['headers', signatureHeader], message }];
  throw new AppError('bad_request', message, { issues });
}
