import { describe, expect, it } from 'vitest';
import {
  badRequestError,
  multipartBodyOf,
  BOUNDARY,
  parseForm,
  pictureFilePart,
  errorOfParsingForm,
  textFieldPart,
} from './multipart.test-support';

describe('parseMultipart with unexpected parts', () => {
  const twice = badRequestError('A form field was sent twice.');

  it('rejects a field or a file when it is sent twice', async () => {
    expect(
      await errorOfParsingForm(
        multipartBodyOf([textFieldPart('title', 'a'), textFieldPart('title', 'b')]),
      ),
    ).toEqual(twice);
    expect(
      await errorOfParsingForm(
        multipartBodyOf([pictureFilePart(1), textFieldPart('screenshot', 'b')]),
      ),
    ).toEqual(twice);
    expect(
      await errorOfParsingForm(
        multipartBodyOf([textFieldPart('screenshot', 'b'), pictureFilePart(1)]),
      ),
    ).toEqual(twice);
  });

  it('rejects a second file with any name', async () => {
    const refused = badRequestError('The form has too many files.');
    for (const name of ['screenshot', 'avatar'])
      expect(
        await errorOfParsingForm(
          multipartBodyOf([pictureFilePart(1), { ...pictureFilePart(2), name }]),
        ),
      ).toEqual(refused);
  });

  it('rejects more than 33 parts, even when the additional parts are not form data', async () => {
    const other = `--${BOUNDARY}\r\nContent-Type: text/plain\r\n\r\nx\r\n`;
    const withOthers = (count: number) =>
      Buffer.concat([
        Buffer.from(other.repeat(count)),
        multipartBodyOf([textFieldPart('title', 'Mug')]),
      ]);
    expect((await parseForm(withOthers(32))).fields).toEqual({ title: 'Mug' });
    expect(await errorOfParsingForm(withOthers(33))).toEqual(
      badRequestError('The form has too many parts.'),
    );
  });

  it('rejects more than 256 KB of headers', async () => {
    const long = Array.from({ length: 30 }, (_, n) =>
      textFieldPart(`f${String(n)}`, 'x', 'a'.repeat(15_000)),
    );
    const refused = badRequestError('The form has too many headers.');
    expect(await errorOfParsingForm(multipartBodyOf(long))).toEqual(refused);
    expect((await parseForm(multipartBodyOf(long.slice(20)))).fields).toHaveProperty('f29', 'x');
    const preamble = Buffer.alloc(400_000, 'x\r\n');
    expect(
      await errorOfParsingForm(
        Buffer.concat([preamble, multipartBodyOf([textFieldPart('a', 'b')])]),
      ),
    ).toEqual(refused);
  });

  it('rejects a file when its field is not expected', async () => {
    expect(
      await errorOfParsingForm(multipartBodyOf([{ ...pictureFilePart(3), name: 'avatar' }])),
    ).toEqual(badRequestError('The form has a file in an unexpected field.'));
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'rejects a field or a file when its name is %s',
    async (name) => {
      const refused = badRequestError('The form has an unexpected field.');
      expect(await errorOfParsingForm(multipartBodyOf([textFieldPart(name, 'x')]))).toEqual(
        refused,
      );
      expect(await errorOfParsingForm(multipartBodyOf([{ ...pictureFilePart(1), name }]))).toEqual(
        refused,
      );
    },
  );

  it('rejects a field when it has no name', async () => {
    const nameless = `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--`;
    expect(await errorOfParsingForm(Buffer.from(nameless))).toEqual(
      badRequestError('The form has an unexpected field.'),
    );
  });

  it('rejects more than 32 fields, and a field of more than 64 KB', async () => {
    const fields = Array.from({ length: 33 }, (_, index) => textFieldPart(`field-${index}`, 'x'));
    expect(await errorOfParsingForm(multipartBodyOf(fields))).toEqual(
      badRequestError('The form has too many fields.'),
    );
    expect((await parseForm(multipartBodyOf(fields.slice(1)))).fields).toHaveProperty(
      'field-32',
      'x',
    );
    expect(
      await errorOfParsingForm(multipartBodyOf([textFieldPart('title', 'x'.repeat(65_537))])),
    ).toEqual(badRequestError('A form field is too long.'));
  });

  it('rejects a lone surrogate and an unknown charset', async () => {
    const refused = badRequestError('A form field contains invalid text.');
    const loneSurrogate = {
      name: 'title',
      type: 'text/plain; charset=utf-16le',
      value: Buffer.from([0, 216]),
    };
    expect(await errorOfParsingForm(multipartBodyOf([loneSurrogate]))).toEqual(refused);
    expect(
      await errorOfParsingForm(
        multipartBodyOf([textFieldPart('title', 'x', 'text/plain; charset=klingon')]),
      ),
    ).toEqual(refused);
  });
});
