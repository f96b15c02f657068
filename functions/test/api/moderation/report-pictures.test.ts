import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { call, readError, send } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member } from '../support/member';
import {
  actOnReport,
  pictureUrls,
  createItemReport,
  reportIn,
  storedReport,
} from '../support/moderation';
import { shareItem } from '../support/own-items';

let admin: Member;
let reporter: Member;
let owner: Member;
beforeAll(async () => {
  [admin, reporter, owner] = await Promise.all([
    createMember({ admin: true }),
    createMember(),
    createMember(),
  ]);
});

let itemId: string;
let number: string;
let full: Buffer;
let thumbnail: Buffer;
beforeEach(async () => {
  itemId = await shareItem(owner);
  number = await createItemReport(reporter, itemId);
  const [url = ''] = await pictureUrls(itemId);
  full = await bytesOf(await send('GET', url));
  thumbnail = await bytesOf(await get('thumbnail'));
});

const get = (size?: string, as: Pick<Member, 'cookie'> = admin, reportId = number) =>
  call('getReportPicture', {
    as,
    params: { reportId },
    ...(size !== undefined && { query: { size } }),
  });

async function bytesOf(response: Response): Promise<Buffer> {
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

it("getReportPicture returns the full picture or the report's copy of the thumbnail to an admin, with headers that forbid caching", async () => {
  const response = await get();
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toMatch(/no-store/);
  expect(await bytesOf(response)).toEqual(full);
  expect(thumbnail.length).toBeGreaterThan(0);
  expect(thumbnail).not.toEqual(full);
});

it('getReportPicture returns the picture of a hidden item to an admin, but not to anyone else', async () => {
  const [url = ''] = await pictureUrls(itemId);
  await reportIn(await actOnReport('hideReportedItem', admin, number));
  expect(await bytesOf(await get('full'))).toEqual(full);
  expect((await send('GET', url)).status).toBe(404);
  const hiddenUrl = url.replace('/media/items/', '/media/hidden/');
  expect((await send('GET', hiddenUrl)).status).toBe(404);
  expect((await get('full', owner)).status).toBe(403);
});

it("getReportPicture returns the report's copy of the thumbnail of a deleted item to an admin, and the copy has no public URL", async () => {
  await reportIn(await actOnReport('deleteReportedItem', admin, number));
  expect(await bytesOf(await get())).toEqual(thumbnail);
  const { thumbnail: path } = await storedReport(number);
  expect(path).toMatch(/^reports\//);
  expect((await send('GET', `/media/${path ?? ''}`)).status).toBe(404);
});

it('getReportPicture returns 404 when the report does not exist, or when it has no thumbnail', async () => {
  expect(await readError(await get('full', admin, '10000000'))).toMatchObject({
    status: 404,
    message: MODERATION_MESSAGES.missing,
  });
  const { docs } = await db.collection('reports').where('number', '==', number).get();
  await docs[0]?.ref.update({ thumbnail: null });
  expect(await readError(await get('thumbnail'))).toMatchObject({
    status: 404,
    message: MODERATION_MESSAGES.pictureMissing,
  });
});
