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
