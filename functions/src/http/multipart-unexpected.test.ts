import { describe, expect, it } from 'vitest';
import {
  badRequest,
  bodyOf,
  BOUNDARY,
  parse,
  picture,
  refusal,
  text,
} from './multipart.test-support';

describe('parseMultipart with unexpected parts', () => {
  const twice = badRequest('A form field was sent twice.');

  it('rejects a field or a file when it is sent twice', async () => {
    expect(await refusal(bodyOf([text('title', 'a'), text('title', 'b')]))).toEqual(twice);
    expect(await refusal(bodyOf([picture(1), text('screenshot', 'b')]))).toEqual(twice);
    expect(await refusal(bodyOf([text('screenshot', 'b'), picture(1)]))).toEqual(twice);
  });

  it('rejects a second file with any name', async () => {
    const refused = badRequest('The form has too many files.');
    for (const name of ['screenshot', 'avatar'])
      expect(await refusal(bodyOf([picture(1), { ...picture(2), name }]))).toEqual(refused);
  });

  it('rejects more than 33 parts, even when the additional parts are no form data', async () => {
    const other = `--${BOUNDARY}\r\nContent-Type: text/plain\r\n\r\nx\r\n`;
    const withOthers = (count: number) =>
      Buffer.concat([Buffer.from(other.repeat(count)), bodyOf([text('title', 'Mug')])]);
    expect((await parse(withOthers(32))).fields).toEqual({ title: 'Mug' });
    expect(await refusal(withOthers(33))).toEqual(badRequest('The form has too many parts.'));
  });

  it('rejects more than 256 KB of headers', async () => {
    const long = Array.from({ length: 30 }, (_, n) =>
      text(`f${String(n)}`, 'x', 'a'.repeat(15_000)),
    );
    const refused = badRequest('The form has too many headers.');
    expect(await refusal(bodyOf(long))).toEqual(refused);
    expect((await parse(bodyOf(long.slice(20)))).fields).toHaveProperty('f29', 'x');
    const preamble = Buffer.alloc(400_000, 'x\r\n');
    expect(await refusal(Buffer.concat([preamble, bodyOf([text('a', 'b')])]))).toEqual(refused);
  });

  it('rejects a file when its field is not expected', async () => {
    expect(await refusal(bodyOf([{ ...picture(3), name: 'avatar' }]))).toEqual(
      badRequest('The form has a file in an unexpected field.'),
    );
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'rejects a field or a file when its name is %s',
    async (name) => {
      const refused = badRequest('The form has an unexpected field.');
      expect(await refusal(bodyOf([text(name, 'x')]))).toEqual(refused);
      expect(await refusal(bodyOf([{ ...picture(1), name }]))).toEqual(refused);
    },
  );

  it('rejects a field when it has no name', async () => {
    const nameless = `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--`;
    expect(await refusal(Buffer.from(nameless))).toEqual(
      badRequest('The form has an unexpected field.'),
    );
  });

  it('rejects more than 32 fields, and a field of more than 64 KB', async () => {
    const fields = Array.from({ length: 33 }, (_, index) => text(`field-${index}`, 'x'));
    expect(await refusal(bodyOf(fields))).toEqual(badRequest('The form has too many fields.'));
    expect((await parse(bodyOf(fields.slice(1)))).fields).toHaveProperty('field-32', 'x');
    expect(await refusal(bodyOf([text('title', 'x'.repeat(65_537))]))).toEqual(
      badRequest('A form field is too long.'),
    );
  });

  it('rejects a lone surrogate and an unknown charset', async () => {
    const refused = badRequest('A form field contains invalid text.');
    const loneSurrogate = {
      name: 'title',
      type: 'text/plain; charset=utf-16le',
      value: Buffer.from([0, 216]),
    };
    expect(await refusal(bodyOf([loneSurrogate]))).toEqual(refused);
    expect(await refusal(bodyOf([text('title', 'x', 'text/plain; charset=klingon')]))).toEqual(
      refused,
    );
  });
});
