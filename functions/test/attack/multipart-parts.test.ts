import { beforeAll, describe, expect, it } from 'vitest';
import { parseMultipart } from '../../src/http/multipart';
import { call, readError } from '../api/support/api';
import { createMember, type Member } from '../api/support/member';
import { fastestCpuMicrosOf } from './support/cpu-time';

const BOUNDARY = 'hostile';
const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const COUNT = 40_000;
const disposition = 'Content-Disposition: form-data';
const closed = (parts: string) => Buffer.from(`${parts}--${BOUNDARY}--\r\n`);
const repeated = (header: string) =>
  closed(`--${BOUNDARY}\r\n${header}\r\n\r\nx\r\n`.repeat(COUNT));

const HOSTILE = [
  ['without a name', disposition, 'The form has an unexpected field.'],
  ['that are no form data', 'Content-Type: text/plain', 'The form has too many parts.'],
  ['with one name', `${disposition}; name="title"`, 'A form field was sent twice.'],
  [
    'that are files',
    `${disposition}; name="f"; filename="f"`,
    'The form has a file in an unexpected field.',
  ],
] as const;

let member: Member;
beforeAll(async () => {
  member = await createMember();
});

describe('a form with 40,000 parts', () => {
  it.each(HOSTILE)('%s is rejected', async (_what, header, message) => {
    const raw = new Uint8Array(repeated(header));
    const response = await call('shareScreenshot', { as: member, raw, headers });
    expect(await readError(response)).toMatchObject({ status: 400, message });
  });

  it.each(HOSTILE)(
    '%s takes less than five times as long to parse as a picture of the same size',
    async (_what, header) => {
      const filePart = {
        field: 'screenshot',
        maxBytes: 15 * 1024 * 1024,
        missingMessage: '',
        tooLargeMessage: '',
      };
      const parse = (rawBody: Buffer) =>
        fastestCpuMicrosOf(() => parseMultipart({ rawBody, headers, filePart }).catch(() => null));
      const hostile = repeated(header);
      const picture = `--${BOUNDARY}\r\n${disposition}; name="screenshot"; filename="a"\r\n\r\n`;
      const harmless = closed(`${picture}${'x'.repeat(hostile.length)}\r\n`);
      expect((await parse(hostile)) / (await parse(harmless))).toBeLessThan(5);
    },
  );
});
