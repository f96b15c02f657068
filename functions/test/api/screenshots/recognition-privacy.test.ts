import { autoExtractSchema } from '@contract/schemas/extraction';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMember, type Member } from '../support/member';
import { drawListingScreenshot, pictureForm } from '../support/screenshots';
import { startUploadsProcess, type UploadsProcess } from '../support/uploads-process';

const TITLE = 'Quokka Zeppelin Marzipan';
const FILE_NAME = 'wombat.png';
const SECRETS = /quokka|zeppelin|marzipan|wombat/i;
const CAN_START_MS = 60_000;

let uploads: UploadsProcess;
let member: Member;
beforeAll(async () => {
  [uploads, member] = await Promise.all([startUploadsProcess(), createMember()]);
  const responses = async () => expect((await fetch(uploads.origin)).status).toBe(404);
  await vi.waitFor(responses, { timeout: CAN_START_MS });
});
afterAll(() => uploads.stop());

const read = (bytes: Buffer) =>
  fetch(`${uploads.origin}/api/ocr/auto-extract`, {
    method: 'POST',
    headers: { cookie: member.cookie },
    body: pictureForm(bytes, FILE_NAME),
  });

it('a recognition, whether it succeeds or fails, leaves no file on the disk and no text of the picture in the logs', async () => {
  const picture = await drawListingScreenshot({ title: TITLE, price: '$34.50' });
  const response = await read(picture);
  expect(autoExtractSchema.parse(await response.json()).title).toBe(TITLE);
  expect(JSON.stringify([...response.headers])).not.toMatch(SECRETS);

  const refused = await read(picture.subarray(0, picture.length / 2));
  expect(refused.status).toBe(415);
  expect(await refused.text()).not.toMatch(SECRETS);
  // The second request writes the last line of the log. When the log contains this line, it also contains the line of
  // the first request.
  const requestId = refused.headers.get('x-request-id') ?? 'no id';
  await vi.waitFor(() => expect(uploads.output()).toContain(requestId));
  expect(uploads.output()).not.toMatch(SECRETS);
  expect(await uploads.files()).toEqual([]);
});
