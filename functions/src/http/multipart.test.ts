import { IMAGE_MESSAGES } from '@contract/schemas/image';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../lib/app-error';
import {
  badRequestError,
  multipartBodyOf,
  BOUNDARY,
  parseForm,
  pictureFilePart,
  errorOfParsingForm,
  textFieldPart,
} from './multipart.test-support';

const BROKEN = badRequestError("The upload didn't arrive completely. Please try again.");

describe('parseMultipart with a valid form', () => {
  it('returns the fields and the file of a form from a browser', async () => {
    const form = new FormData();
    form.set('title', 'Café “Grüße” 🎉');
    form.set('comment', 'two\r\nlines');
    form.set('screenshot', new File([Buffer.from([1, 2, 3])], 'sold item.png'));
    const sent = new Response(form);
    const { fields, file } = await parseForm(Buffer.from(await sent.arrayBuffer()), {
      'content-type': sent.headers.get('content-type') ?? '',
    });
    expect(fields).toEqual({ title: 'Café “Grüße” 🎉', comment: 'two\r\nlines' });
    expect(file).toEqual({ bytes: Buffer.from([1, 2, 3]), filename: 'sold item.png' });
  });

  it('returns null as file when the form has no file or an empty file input', async () => {
    const nameless = { ...pictureFilePart(0), filename: '', type: 'application/octet-stream' };
    for (const parts of [
      [textFieldPart('title', 'Mug')],
      [textFieldPart('title', 'Mug'), nameless],
    ]) {
      expect(await parseForm(multipartBodyOf(parts))).toEqual({
        fields: { title: 'Mug' },
        file: null,
      });
    }
  });

  it('preserves any text and any bytes', async () => {
    const value = fc.string({ unit: 'binary', maxLength: 400 });
    const bytes = fc.uint8Array({ maxLength: 1000 });
    await fc.assert(
      fc.asyncProperty(value, bytes, async (title, content) => {
        const parts = [textFieldPart('title', title), { ...pictureFilePart(0), value: content }];
        const { fields, file } = await parseForm(multipartBodyOf(parts));
        expect(fields['title']).toBe(title);
        expect(file?.bytes.equals(content)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('parseMultipart with a size limit', () => {
  it('accepts a file whose size is exactly the limit, and rejects a larger one', async () => {
    expect((await parseForm(multipartBodyOf([pictureFilePart(1000)]))).file?.bytes).toHaveLength(
      1000,
    );
    const tooLarge = { code: 'too_large', message: IMAGE_MESSAGES.tooLarge };
    expect(await errorOfParsingForm(multipartBodyOf([pictureFilePart(1001)]))).toEqual(tooLarge);
    expect(await errorOfParsingForm(multipartBodyOf([pictureFilePart(200_000)]))).toEqual(tooLarge);
  });
});

describe('parseMultipart with a broken body', () => {
  const whole = multipartBodyOf([textFieldPart('title', 'Mug'), pictureFilePart(300)]);

  it('rejects a body that is cut off at any place', async () => {
    for (let length = 0; length < whole.length - 4; length++) {
      expect(await errorOfParsingForm(whole.subarray(0, length)), `cut at ${length}`).toEqual(
        BROKEN,
      );
    }
  });

  it('rejects a missing or wrong boundary, and a malformed part header', async () => {
    expect(await errorOfParsingForm(whole, { 'content-type': 'multipart/form-data' })).toEqual(
      BROKEN,
    );
    const foreign = { 'content-type': 'multipart/form-data; boundary=other' };
    expect(await errorOfParsingForm(whole, foreign)).toEqual(BROKEN);
    expect(
      await errorOfParsingForm(Buffer.from(`--${BOUNDARY}\r\n:\u0001\r\n--${BOUNDARY}--`)),
    ).toEqual(BROKEN);
  });

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', ''])(
    'rejects the content type %j',
    async (type) => {
      expect(await errorOfParsingForm(whole, { 'content-type': type })).toEqual({
        code: 'unsupported_media_type',
        message: 'Send the form as multipart/form-data.',
      });
    },
  );

  it('returns a form or throws an AppError when the bytes are random', async () => {
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
        const outcome = await parseForm(Buffer.concat(chunks)).catch((error: unknown) => error);
        expect(outcome instanceof AppError || Object.hasOwn(outcome as object, 'fields')).toBe(
          true,
        );
      }),
      { numRuns: 300 },
    );
  });
});
