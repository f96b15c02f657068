import { IMAGE_MESSAGES } from '@contract/schemas/image';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../lib/app-error';
import { parseMultipart } from './multipart';

const filePart = { field: 'screenshot', maxBytes: 1000, missingMessage: IMAGE_MESSAGES.missing };
const BOUNDARY = 'edge-of-a-part';
const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

interface Part {
  readonly name: string;
  readonly value: string | Uint8Array;
  readonly filename?: string;
  readonly type?: string;
}

function bodyOf(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(filename === undefined ? '' : `; filename="${filename}"`),
    Buffer.from(`${type === undefined ? '' : `\r\nContent-Type: ${type}`}\r\n\r\n`),
    typeof value === 'string' ? Buffer.from(value) : value,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const picture = (bytes: number): Part => ({
  name: 'screenshot',
  filename: 'sold.png',
  type: 'image/png',
  value: new Uint8Array(bytes).fill(7),
});
const text = (name: string, value: string, type?: string): Part =>
  type === undefined ? { name, value } : { name, value, type };

const parse = (rawBody: Buffer, sentHeaders: Record<string, string> = headers) =>
  parseMultipart({ rawBody, headers: sentHeaders, filePart });
const refusal = (rawBody: Buffer, sentHeaders?: Record<string, string>) =>
  parse(rawBody, sentHeaders).then(
    () => expect.fail('The body was accepted'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(AppError);
      const { code, message } = error as AppError;
      return { code, message };
    },
  );
const badRequest = (message: string) => ({ code: 'bad_request', message });
const BROKEN = badRequest('The form did not arrive whole. Please try again.');

describe('a whole form', () => {
  it('yields its fields and its file, as a browser sends them', async () => {
    const form = new FormData();
    form.set('title', 'Café “Grüße” 🎉');
    form.set('comment', 'two\r\nlines');
    form.set('screenshot', new File([Buffer.from([1, 2, 3])], 'sold item.png'));
    const sent = new Response(form);
    const { fields, file } = await parse(Buffer.from(await sent.arrayBuffer()), {
      'content-type': sent.headers.get('content-type') ?? '',
    });
    expect(fields).toEqual({ title: 'Café “Grüße” 🎉', comment: 'two\r\nlines' });
    expect(file).toEqual({ bytes: Buffer.from([1, 2, 3]), filename: 'sold item.png' });
  });

  it('still yields its fields where no file came, or an input left empty', async () => {
    const nameless = { ...picture(0), filename: '', type: 'application/octet-stream' };
    for (const parts of [[text('title', 'Mug')], [text('title', 'Mug'), nameless]]) {
      expect(await parse(bodyOf(parts))).toEqual({ fields: { title: 'Mug' }, file: null });
    }
  });

  it('gives back any text and any bytes as they were', async () => {
    const value = fc.string({ unit: 'binary', maxLength: 400 });
    const bytes = fc.uint8Array({ maxLength: 1000 });
    await fc.assert(
      fc.asyncProperty(value, bytes, async (title, content) => {
        const parts = [text('title', title), { ...picture(0), value: content }];
        const { fields, file } = await parse(bodyOf(parts));
        expect(fields['title']).toBe(title);
        expect(file?.bytes.equals(content)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the size of the file', () => {
  it('may be the limit and no byte more', async () => {
    expect((await parse(bodyOf([picture(1000)]))).file?.bytes).toHaveLength(1000);
    const tooLarge = { code: 'too_large', message: IMAGE_MESSAGES.tooLarge };
    expect(await refusal(bodyOf([picture(1001)]))).toEqual(tooLarge);
    expect(await refusal(bodyOf([picture(200_000)]))).toEqual(tooLarge);
  });
});

describe('a broken body', () => {
  const whole = bodyOf([text('title', 'Mug'), picture(300)]);

  it('is refused wherever it was cut off', async () => {
    for (let length = 0; length < whole.length - 4; length++) {
      expect(await refusal(whole.subarray(0, length)), `cut at ${length}`).toEqual(BROKEN);
    }
  });

  it('is refused without a boundary, with another one, or with a part that has no proper header', async () => {
    expect(await refusal(whole, { 'content-type': 'multipart/form-data' })).toEqual(BROKEN);
    const foreign = { 'content-type': 'multipart/form-data; boundary=other' };
    expect(await refusal(whole, foreign)).toEqual(BROKEN);
    expect(await refusal(Buffer.from(`--${BOUNDARY}\r\n:\u0001\r\n--${BOUNDARY}--`))).toEqual(
      BROKEN,
    );
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', ''])(
    'is refused as %j',
    async (type) => {
      expect(await refusal(whole, { 'content-type': type })).toEqual({
        code: 'unsupported_media_type',
        message: 'Please send the form as multipart/form-data.',
      });
    },
  );

  it('of any bytes at all ends in a refusal or a form, never in silence', async () => {
    const noise = fc.array(
      fc.oneof(
        fc.uint8Array({ maxLength: 40 }),
        fc.constantFrom(
          Buffer.from(`--${BOUNDARY}`),
          Buffer.from('\r\n'),
          Buffer.from('Content-Disposition: form-data; name="screenshot"; filename="a"\r\n\r\n'),
          Buffer.from('Content-Disposition: form-data; name="title"\r\n\r\n'),
        ),
      ),
    );
    await fc.assert(
      fc.asyncProperty(noise, async (chunks) => {
        const outcome = await parse(Buffer.concat(chunks)).catch((error: unknown) => error);
        expect(outcome instanceof AppError || Object.hasOwn(outcome as object, 'fields')).toBe(
          true,
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('what no form of ours sends', () => {
  const twice = badRequest('A field of the form was sent twice.');

  it('is a field or a file sent twice', async () => {
    expect(await refusal(bodyOf([text('title', 'a'), text('title', 'b')]))).toEqual(twice);
    expect(await refusal(bodyOf([picture(1), picture(2)]))).toEqual(twice);
    expect(await refusal(bodyOf([picture(1), text('screenshot', 'b')]))).toEqual(twice);
    expect(await refusal(bodyOf([text('screenshot', 'b'), picture(1)]))).toEqual(twice);
  });

  it('is a file in another field', async () => {
    expect(await refusal(bodyOf([{ ...picture(3), name: 'avatar' }]))).toEqual(
      badRequest('The form has a file where none is expected.'),
    );
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is a field named %s',
    async (name) => {
      const refused = badRequest('The form has an unexpected field.');
      expect(await refusal(bodyOf([text(name, 'x')]))).toEqual(refused);
      expect(await refusal(bodyOf([{ ...picture(1), name }]))).toEqual(refused);
    },
  );

  it('is a field without a name', async () => {
    const nameless = `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--`;
    expect(await refusal(Buffer.from(nameless))).toEqual(
      badRequest('The form has an unexpected field.'),
    );
  });

  it('is a crowd of fields, or an endless one', async () => {
    const crowd = Array.from({ length: 33 }, (_, index) => text(`field-${index}`, 'x'));
    expect(await refusal(bodyOf(crowd))).toEqual(badRequest('The form has too many fields.'));
    expect((await parse(bodyOf(crowd.slice(1)))).fields).toHaveProperty('field-32', 'x');
    expect(await refusal(bodyOf([text('title', 'x'.repeat(65_537))]))).toEqual(
      badRequest('A field of the form is too long.'),
    );
  });

  it('is text that is none: half a surrogate pair, an unknown charset', async () => {
    const refused = badRequest('A field of the form is not valid text.');
    const half = {
      name: 'title',
      type: 'text/plain; charset=utf-16le',
      value: Buffer.from([0, 216]),
    };
    expect(await refusal(bodyOf([half]))).toEqual(refused);
    expect(await refusal(bodyOf([text('title', 'x', 'text/plain; charset=klingon')]))).toEqual(
      refused,
    );
  });
});
