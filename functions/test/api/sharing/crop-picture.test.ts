import { pictureUrlsOf } from '@contract/rules/picture-files';
import { errorResponseSchema } from '@contract/schemas/error';
import { type Item, itemSchema } from '@contract/schemas/item';
import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import { PICTURE_CROP_MESSAGES } from '@contract/schemas/picture-crop';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newestItemsHeaders } from '../../support/newest-items';
import { call, send } from '../support/api';
import { db } from '../support/environment';
import { listItems } from '../support/item-list';
import { createMember, type Member, uniqueName } from '../support/member';
import {
  actOnReport,
  pictureUrls,
  createItemReport,
  statusesOfUrls,
  readStoredItem,
} from '../support/moderation';
import { SALE_FIELDS, shareSale } from '../support/share-sale';

const RED = { r: 200, g: 40, b: 40 };
/** The part to which most tests crop the picture: 160 × 240 pixels of blue. */
const BLUE_PART = '0.5,0.25,0.5,0.375';
const responseSchema = z.extend(z.partial(errorResponseSchema), {
  item: z.optional(itemSchema),
  current: z.optional(z.object({ item: itemSchema })),
});

let owner: Member;
beforeAll(async () => {
  owner = await createMember({ premium: true });
});

/** Creates a picture of 320 × 640 pixels. The right half is blue with a green bar, the left half is red. */
const screenshot = () => {
  const bar = (width: number, height: number, background: string) => ({
    input: { create: { width, height, channels: 3, background } } as const,
  });
  return sharp({ create: { width: 320, height: 640, channels: 3, background: RED } })
    .composite([
      { ...bar(160, 640, '#2828c8'), left: 160, top: 0 },
      { ...bar(80, 40, '#28c828'), left: 180, top: 240 },
    ])
    .png()
    .toBuffer();
};

/** Fields of an item with a cover. Cutting thumbnails from a cover takes less time than drawing thumbnails. */
const COVERED = { cover: '0.5,0,0.5,0.5' };

async function share(parts: Readonly<Record<string, string>> = COVERED): Promise<Item> {
  const fields = { ...SALE_FIELDS, cover: null, ...parts };
  const { status, body } = await shareSale(owner, { fields, screenshot: await screenshot() });
  expect(status).toBe(201);
  return itemSchema.parse(body.item);
}

const requestCrop = (as: Member, item: Item, itemPart: readonly string[] | string) =>
  call('cropPicture', {
    as,
    params: { itemId: item.id },
    headers: { 'if-match': `"${String(item.revision)}"` },
    json: { itemPart },
  });

async function crop(as: Member, item: Item, ...itemPart: readonly string[]) {
  const response = await requestCrop(as, item, itemPart);
  const { status, headers } = response;
  return { status, headers, body: responseSchema.parse(await response.json()) };
}

const urlsOf = ({ picture }: Item): string[] => pictureUrlsOf(picture);

/** Returns whether a picture has a red pixel. */
async function showsRed(url: string): Promise<boolean> {
  const response = await send('GET', url);
  expect(response.status).toBe(200);
  const pixels = await sharp(await response.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer();
  for (let at = 0; at < pixels.length; at += 3)
    if ((pixels[at] ?? 0) > 140 && (pixels[at + 2] ?? 0) < 90) return true;
  return false;
}

describe('PUT /api/user/items/{itemId}/picture', () => {
  it('leaves only the chosen part in the picture and in its thumbnails', async () => {
    const item = await share({});
    expect(await showsRed(item.picture.url)).toBe(true);
    const { status, headers, body } = await crop(owner, item, BLUE_PART);
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"1"');
    const after = itemSchema.parse(body.item);
    expect(after).toMatchObject({ revision: 1, title: item.title });
    expect(after.picture).toMatchObject({ width: 160, height: 240, isDrawn: true });
    for (const url of urlsOf(after).filter((file) => file.endsWith('.webp')))
      expect(await showsRed(url), url).toBe(false);
    expect(await statusesOfUrls(urlsOf(after))).toEqual([200]);
    const read = await call('getItem', { as: owner, params: { itemId: item.id } });
    expect(await read.json()).toEqual({ item: after });
  });

  it('removes all files of the uncropped picture, including earlier thumbnails', async () => {
    const item = await share({});
    const headers = { 'if-match': '"0"' };
    const params = { itemId: item.id };
    const json = { cover: '0,0,0.5,0.5' };
    const covered = await call('changeCover', { as: owner, params, headers, json });
    const recut = responseSchema.parse(await covered.json()).item;
    const before = [...urlsOf(item), ...(recut ? urlsOf(recut) : [])];
    expect(await statusesOfUrls(before)).toEqual([200]);
    expect((await crop(owner, { ...item, revision: 1 }, BLUE_PART)).status).toBe(200);
    expect(await statusesOfUrls(before)).toEqual([404]);
  });

  it('adjusts cover and focus to the cropped picture, and cuts off what is outside of the chosen part', async () => {
    const item = await share({ cover: '0.5,0,0.5,0.5', focus: '0.75,0.25,0.25,0.0375' });
    const { body } = await crop(owner, item, BLUE_PART);
    const after = itemSchema.parse(body.item);
    // The cover is the upper 160 of 240 pixels. Cards show the cover as a square.
    const cover = { x: 0, y: 0, width: 1, height: expect.closeTo(2 / 3, 3) as number };
    expect(after).toMatchObject({ cover, picture: { shown: cover } });
    expect((await readStoredItem(item.id)).focus).toMatchObject({ x: 0.5, y: 0, width: 0.5 });
    const again = await crop(owner, after, '0,0.75,1,0.2');
    expect(again.body.item).toMatchObject({ cover: null, picture: { isDrawn: true } });
    expect((await readStoredItem(item.id)).focus).toBeNull();
  });

  it('joins several chosen areas into one picture', async () => {
    const item = await share();
    const { body } = await crop(owner, item, '0.75,0.5,0.25,0.05', '0.5,0.25,0.5,0.1');
    expect(body.item?.picture).toMatchObject({ width: 160, height: 64 + 4 + 32 });
  });

  it('changes the picture in lists, and changes the picture hash by which a search finds the same picture', async () => {
    const title = uniqueName();
    const item = await share({ ...COVERED, title });
    const { pictureHash } = await readStoredItem(item.id);
    const found = async (hash: string | null) => {
      const query = { hash: hash ?? '' };
      const response = await call('findSamePicture', {
        as: owner,
        query,
        headers: newestItemsHeaders(),
      });
      const { items } = z.object({ items: z.array(itemSchema) }).parse(await response.json());
      return items.some(({ id }) => id === item.id);
    };
    const { body } = await crop(owner, item, BLUE_PART);
    const [listed] = (await listItems({ search: title }, undefined, newestItemsHeaders())).items;
    expect(listed?.picture).toEqual(body.item?.picture);
    const { pictureHash: after } = await readStoredItem(item.id);
    expect(after).not.toBe(pictureHash);
    expect([await found(after), await found(pictureHash)]).toEqual([true, false]);
  });

  it('returns 409 with the current item when a request that has succeeded is repeated', async () => {
    const item = await share();
    const first = await crop(owner, item, BLUE_PART);
    const again = await crop(owner, item, BLUE_PART);
    expect(again).toMatchObject({
      status: 409,
      body: { message: ITEM_EDIT_MESSAGES.conflict, current: { item: first.body.item } },
    });
    expect(await statusesOfUrls(await pictureUrls(item.id))).toEqual([200]);
  });
});

describe('invalid crops', () => {
  let item: Item;
  beforeAll(async () => {
    item = await share();
  });

  it.each([
    ['the whole picture', ['0,0,1,1'], PICTURE_CROP_MESSAGES.whole],
    ['the whole picture in pieces', ['0,0,1,0.5', '0,0.5,1,0.5'], PICTURE_CROP_MESSAGES.whole],
    ['an area of too few pixels', ['0,0,0.0718,1'], PICTURE_CROP_MESSAGES.small],
    ['an area outside the picture', ['0.6,0,0.5,1'], PICTURE_CROP_MESSAGES.area],
  ])('are rejected when the part is %s', async (_what, itemPart, message) => {
    const { status, body } = await crop(owner, item, ...itemPart);
    expect({ status, message: body.message }).toEqual({ status: 400, message });
    expect(await pictureUrls(item.id)).toEqual(urlsOf(item));
    expect(await statusesOfUrls(urlsOf(item))).toEqual([200]);
  });

  it('are rejected when the body has no area, more than three areas or unknown fields, or when the request has no revision', async () => {
    for (const itemPart of [
      [],
      ['0,0,0.1,0.1', '0,0,0.1,0.1', '0,0,0.1,0.1', '0,0,0.1,0.1'],
      '0,0,1,1',
    ])
      expect((await requestCrop(owner, item, itemPart)).status).toBe(400);
    const unknown = await call('cropPicture', {
      as: owner,
      params: { itemId: item.id },
      headers: { 'if-match': '"0"' },
      json: { itemPart: [BLUE_PART], url: 'https://example.com/picture.png' },
    });
    expect(unknown.status).toBe(400);
    const blind = { as: owner, params: { itemId: item.id }, json: { itemPart: [BLUE_PART] } };
    expect((await call('cropPicture', blind)).status).toBe(428);
  });

  it('get a 404 when another member sends them, and when the item is expired, hidden or removed', async () => {
    const [expired, hidden, removed] = await Promise.all([share(), share(), share()]);
    await db.doc(`items/${expired.id}`).update({ expiresAt: new Date(Date.now() - 1000) });
    const admin = await createMember({ admin: true });
    const reporter = await createMember();
    await actOnReport('hideReportedItem', admin, await createItemReport(reporter, hidden.id));
    await call('deleteItem', { as: owner, params: { itemId: removed.id } });
    expect((await crop(await createMember(), item, BLUE_PART)).status).toBe(404);
    for (const gone of [expired, hidden, removed])
      expect((await crop(owner, gone, BLUE_PART)).status).toBe(404);
    expect(await statusesOfUrls(urlsOf(item))).toEqual([200]);
  });
});

describe('the cropped picture', () => {
  it('is the picture that admins see in a report, even when the item was reported before the crop', async () => {
    const item = await share();
    const admin = await createMember({ admin: true });
    const reporter = await createMember();
    const reportId = await createItemReport(reporter, item.id);
    const { body } = await crop(owner, item, BLUE_PART);
    const response = await call('getReportPicture', {
      as: admin,
      params: { reportId },
      query: { size: 'full' },
    });
    const shown = Buffer.from(await response.arrayBuffer());
    const stored = await send('GET', body.item?.picture.url ?? '');
    expect(shown.equals(Buffer.from(await stored.arrayBuffer()))).toBe(true);
  });

  it('is still the only picture after moderation hides the item and shows it again', async () => {
    const item = await share();
    const admin = await createMember({ admin: true });
    const reporter = await createMember();
    const { body } = await crop(owner, item, BLUE_PART);
    const number = await createItemReport(reporter, item.id);
    await actOnReport('hideReportedItem', admin, number);
    expect((await actOnReport('showReportedItem', admin, number)).status).toBe(200);
    const shown = await pictureUrls(item.id);
    expect(shown[0]).not.toBe(body.item?.picture.url);
    expect(await showsRed(shown[0] ?? '')).toBe(false);
    expect(await statusesOfUrls(urlsOf(item))).toEqual([404]);
  });
});
