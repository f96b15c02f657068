import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FilePart } from '@contract/endpoints/define-endpoint';
import { IMAGE_MESSAGES } from '@contract/schemas/image';
import busboy, { type FieldInfo } from 'busboy';
import { AppError } from '../lib/app-error';
import type { UploadedFile } from './handler';

const MAX_FIELDS = 32;
/** Far over any field's own limit, so that the field's own message tells of most long texts. */
const MAX_FIELD_BYTES = 64 * 1024;

interface MultipartBody {
  /** Where the endpoint's one file belongs; `maxBytes` over which it is refused. */
  readonly filePart: FilePart;
  readonly rawBody: Buffer;
  readonly headers: IncomingHttpHeaders;
}

export interface ParsedMultipart {
  readonly fields: Readonly<Record<string, string>>;
  /** Null where no file was sent: the guard reports it together with what is wrong in the fields. */
  readonly file: UploadedFile | null;
}

/**
 * Reads the text fields and the one file of a multipart body. Names are unique and never those of
 * Object.prototype; texts are well-formed Unicode. Throws AppError 'bad_request' for a body that is
 * broken or holds what no form of ours sends, 'unsupported_media_type' for another kind of body,
 * 'too_large' for a file over `filePart.maxBytes`.
 */
export async function parseMultipart(body: MultipartBody): Promise<ParsedMultipart> {
  const parser = createParser(body);
  const parts = new FormParts(body.filePart);
  return new Promise((resolve, reject) => {
    // busboy emits 'close' after 'error' as well; a promise keeps to what settled it first.
    const attempt = (step: () => void) => {
      try {
        step();
      } catch (error) {
        reject(error instanceof Error ? error : brokenForm(error));
      }
    };
    parser.on('field', (name, value, info) => attempt(() => parts.addField(name, value, info)));
    parser.on('file', (name, stream, { filename }) => {
      stream.on('error', () => reject(brokenForm()));
      stream.on('limit', () => reject(new AppError('too_large', IMAGE_MESSAGES.tooLarge)));
      attempt(() => parts.addFile(name, stream, filename));
      stream.resume();
    });
    parser.on('fieldsLimit', () => reject(badForm('The form has too many fields.')));
    parser.on('error', (cause) => reject(brokenForm(cause)));
    parser.on('close', () => resolve(parts.collected()));
    parser.end(body.rawBody);
  });
}

function createParser({ rawBody, headers, filePart }: MultipartBody): busboy.Busboy {
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported_media_type', 'Please send the form as multipart/form-data.');
  }
  if (rawBody.length === 0) throw brokenForm();
  try {
    return busboy({
      headers,
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        // busboy calls a file that is exactly as long as its limit too long.
        fileSize: filePart.maxBytes + 1,
      },
    });
  } catch (cause) {
    throw brokenForm(cause);
  }
}

/** What has arrived of a form, and what may. */
class FormParts {
  readonly #fields = new Map<string, string>();
  readonly #chunks: Buffer[] = [];
  #filename: string | null = null;

  constructor(readonly filePart: FilePart) {}

  addField(name: string | undefined, value: string | undefined, info: FieldInfo): void {
    const known = this.#unusedName(name);
    if (info.valueTruncated) throw badForm('A field of the form is too long.', known);
    // busboy yields nothing for a charset that it does not know.
    if (value === undefined || !isWellFormed(value)) {
      throw badForm('A field of the form is not valid text.', known);
    }
    this.#fields.set(known, value);
  }

  addFile(name: string | undefined, stream: Readable, filename: string | undefined): void {
    const known = this.#unusedName(name);
    if (known !== this.filePart.field) {
      throw badForm('The form has a file where none is expected.', known);
    }
    // A browser sends a file input that was left empty as a nameless file of no bytes.
    if (filename === undefined) return;
    this.#filename = filename;
    stream.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
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
      throw badForm('A field of the form was sent twice.', name);
    }
    return name;
  }
}

/** Half a surrogate pair, which a UTF-16 field may carry, cannot be stored. */
function isWellFormed(text: string): boolean {
  return Buffer.from(text, 'utf8').toString('utf8') === text;
}

function brokenForm(cause?: unknown): AppError {
  return new AppError('bad_request', 'The form did not arrive whole. Please try again.', { cause });
}

function badForm(message: string, field?: string): AppError {
  const issues = field === undefined ? [] : [{ path: ['body', field], message }];
  return new AppError('bad_request', message, { issues });
}
