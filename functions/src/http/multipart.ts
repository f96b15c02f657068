import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FilePart } from '@contract/endpoints/define-endpoint';
import type { Busboy, FieldInfo } from 'busboy';
import { AppError } from '../lib/app-error';
import type { UploadedFile } from './handler';

const MAX_FIELDS = 32;
const MAX_PARTS = MAX_FIELDS + 1;
/**
 * The maximum size of a form field, in bytes. It is far above the limits of all schemas, so that a text that is too
 * long usually gets the error message of its schema.
 */
const MAX_FIELD_BYTES = 64 * 1024;
/**
 * The maximum size of headers, boundaries and parts that are not form data, in bytes. A form from a browser has less
 * than 8 KB of these.
 */
const MAX_OTHER_BYTES = 256 * 1024;
/**
 * The body is passed to the parser in slices of this many bytes. busboy parses a slice to its end even if a limit is
 * exceeded, so slices must be small.
 */
const SLICE_BYTES = 16 * 1024;

interface MultipartBody {
  readonly filePart: FilePart;
  readonly rawBody: Buffer;
  readonly headers: IncomingHttpHeaders;
}

export interface ParsedMultipart {
  readonly fields: Readonly<Record<string, string>>;
  /** The file, or null if no file was sent. The guard reports a missing file together with other issues. */
  readonly file: UploadedFile | null;
}

/**
 * Parses a multipart body. Throws `bad_request` if the body is broken, or has parts that are too many, unexpected,
 * repeated or badly encoded. Throws `too_large` if the file exceeds `filePart.maxBytes`, and `unsupported_media_type`
 * if the body is not multipart. Stops at the first problem.
 */
export async function parseMultipart(body: MultipartBody): Promise<ParsedMultipart> {
  const parser = await createParser(body);
  const parts = new FormParts(body.filePart);
  return new Promise((resolve, rejectWith) => {
    let rejected = false;
    // Even after busboy is destroyed, it emits 'error' and 'close'. These later events have no effect, because the
    // promise is settled already.
    const reject = (error: AppError) => {
      rejected = true;
      rejectWith(error);
      // The parser is destroyed later, because busboy still uses the file after it has emitted 'limit'.
      queueMicrotask(() => parser.destroy());
    };
    const attempt = (step: () => void) => {
      try {
        step();
      } catch (error) {
        reject(error instanceof AppError ? error : brokenForm(error));
      }
    };
    parser.on('field', (name, value, info) => attempt(() => parts.addField(name, value, info)));
    parser.on('file', (name, stream, { filename }) => {
      stream.on('error', () => reject(brokenForm()));
      stream.on('limit', () => reject(new AppError('too_large', body.filePart.tooLargeMessage)));
      attempt(() => parts.addFile(name, stream, filename));
      stream.resume();
    });
    parser.on('fieldsLimit', () => reject(badForm('The form has too many fields.')));
    parser.on('filesLimit', () => reject(badForm('The form has too many files.')));
    parser.on('partsLimit', () => reject(badForm('The form has too many parts.')));
    parser.on('error', (cause) => reject(brokenForm(cause)));
    parser.on('close', () => resolve(parts.collected()));
    feed(parser, body.rawBody, (bytes) => {
      if (!rejected && bytes - parts.bytes > MAX_OTHER_BYTES)
        reject(badForm('The form has too many headers.'));
      return !rejected;
    });
  });
}

/**
 * Passes the bytes to the parser in slices. After each slice, calls `onFed` with the number of bytes so far. Stops if
 * `onFed` returns false.
 */
function feed(parser: Busboy, bytes: Buffer, onFed: (bytes: number) => boolean): void {
  const feedFrom = (start: number) => {
    const end = Math.min(bytes.length, start + SLICE_BYTES);
    parser.write(bytes.subarray(start, end), () => {
      if (!onFed(end)) return;
      if (end < bytes.length) feedFrom(end);
      else parser.end();
    });
  };
  feedFrom(0);
}

async function createParser({ rawBody, headers, filePart }: MultipartBody): Promise<Busboy> {
  const { default: busboy } = await import('busboy');
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported_media_type', 'Send the form as multipart/form-data.');
  }
  if (rawBody.length === 0) throw brokenForm();
  try {
    return busboy({
      headers,
      limits: {
        fields: MAX_FIELDS,
        files: 1,
        // busboy reports the limit as soon as it reaches the last allowed part, so its limit is one part higher.
        parts: MAX_PARTS + 1,
        fieldSize: MAX_FIELD_BYTES,
        // busboy rejects a file whose size equals its limit, so its limit is one byte higher.
        fileSize: filePart.maxBytes + 1,
      },
    });
  } catch (cause) {
    throw brokenForm(cause);
  }
}

class FormParts {
  readonly #fields = new Map<string, string>();
  readonly #chunks: Buffer[] = [];
  /** The number of bytes of all fields and files so far. */
  bytes = 0;
  #filename: string | null = null;

  readonly filePart: FilePart;

  constructor(filePart: FilePart) {
    this.filePart = filePart;
  }

  addField(name: string | undefined, value: string | undefined, info: FieldInfo): void {
    this.bytes += Buffer.byteLength(value ?? '');
    const known = this.#unusedName(name);
    if (info.valueTruncated) throw badForm('A form field is too long.', known);
    // busboy passes undefined for a field whose charset it does not support.
    if (value === undefined || !isWellFormed(value)) {
      throw badForm('A form field contains invalid text.', known);
    }
    this.#fields.set(known, value);
  }

  addFile(name: string | undefined, stream: Readable, filename: string | undefined): void {
    const known = this.#unusedName(name);
    if (known !== this.filePart.field) {
      throw badForm('The form has a file in an unexpected field.', known);
    }
    // A browser sends an empty file input as a file without a name.
    if (filename === undefined) return;
    this.#filename = filename;
    stream.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.bytes += chunk.length;
    });
  }

  collected(): ParsedMultipart {
    const filename = this.#filename;
    return {
      fields: Object.fromEntries(this.#fields),
      file: filename === null ? null : { bytes: Buffer.concat(this.#chunks), filename },
    };
  }

  #unusedName(name: string | undefined): string {
    if (name === undefined || name in Object.prototype) {
      throw badForm('The form has an unexpected field.');
    }
    const isFileAgain = name === this.filePart.field && this.#filename !== null;
    if (this.#fields.has(name) || isFileAgain) {
      throw badForm('A form field was sent twice.', name);
    }
    return name;
  }
}

/** Returns true if a text contains no lone surrogate. A UTF-16 field can contain one, and Firestore cannot store it. */
function isWellFormed(text: string): boolean {
  return Buffer.from(text, 'utf8').toString('utf8') === text;
}

function brokenForm(cause?: unknown): AppError {
  return new AppError('bad_request', "The upload didn't arrive completely. Please try again.", {
    cause,
  });
}

function badForm(message: string, field?: string): AppError {
  const issues = field === undefined ? [] : [{ path: ['body', field], message }];
  return new AppError('bad_request', message, { issues });
}
