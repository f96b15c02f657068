import type { FilePart, RawBodyPart } from '@contract/endpoints/define-endpoint';
import type { Request } from 'express';
import { AppError } from '../lib/app-error';
import type { SignedBody, UploadedFile } from './handler';
import { parseMultipart } from './multipart';
import { rawBodyOf } from './raw-body';

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

/** Returns undefined if there is no body. Throws `bad_request`, `too_large` or `unsupported_media_type`. */
export function readJsonBody(request: Request, maxBytes = MAX_JSON_BYTES): unknown {
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

/** The file is null if none was sent. Throws like `parseMultipart`. */
export async function readMultipartBody(
  request: Request,
  filePart: FilePart,
): Promise<{ body: unknown; file: UploadedFile | null }> {
  refuseCompressed(request);
  const rawBody = rawBodyOf(request);
  const { fields, file } = await parseMultipart({ rawBody, headers: request.headers, filePart });
  return { body: fields, file };
}

/** Throws `bad_request` if the signature header is missing, `too_large` or `unsupported_media_type`. */
export function readSignedBody(
  request: Request,
  { signatureHeader, maxBytes }: RawBodyPart,
): SignedBody {
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
