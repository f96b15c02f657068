import { IMAGE_MESSAGES } from '@contract/schemas/image';
import { appErrorOf } from '../lib/app-error-of.test-support';
import { parseMultipart } from './multipart';

const filePart = {
  field: 'screenshot',
  maxBytes: 1000,
  missingMessage: IMAGE_MESSAGES.missing,
  tooLargeMessage: IMAGE_MESSAGES.tooLarge,
};
export const BOUNDARY = 'part-boundary';
const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

interface Part {
  readonly name: string;
  readonly value: string | Uint8Array;
  readonly filename?: string;
  readonly type?: string;
}

export function multipartBodyOf(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(filename === undefined ? '' : `; filename="${filename}"`),
    Buffer.from(`${type === undefined ? '' : `\r\nContent-Type: ${type}`}\r\n\r\n`),
    typeof value === 'string' ? Buffer.from(value) : value,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export const pictureFilePart = (bytes: number): Part => ({
  name: 'screenshot',
  filename: 'sold.png',
  type: 'image/png',
  value: new Uint8Array(bytes).fill(7),
});
export const textFieldPart = (name: string, value: string, type?: string): Part =>
  type === undefined ? { name, value } : { name, value, type };

export const parseForm = (rawBody: Buffer, sentHeaders: Record<string, string> = headers) =>
  parseMultipart({ rawBody, headers: sentHeaders, filePart });
export const errorOfParsingForm = (rawBody: Buffer, sentHeaders?: Record<string, string>) =>
  appErrorOf(parseForm(rawBody, sentHeaders));
export const badRequestError = (message: string) => ({ code: 'bad_request', message });
