import { CARD_TONES } from '@contract/rules/drawn-card';
import { pictureUrlsOf } from '@contract/rules/picture-files';
import { type Item, itemSchema } from '@contract/schemas/item';
import type { Platform } from '@contract/schemas/platform';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, send } from '../support/api';
import { createMember, type Member } from '../support/member';
import { editItem } from '../support/own-items';
import { SALE_FIELDS, shareSale } from '../support/share-sale';

let owner: Member;
beforeAll(async () => {
  owner = await createMember({ premium: true });
});

async function share(fields: Readonly<Record<string, string>> = {}): Promise<Item> {
  const page = { width: 90, height: 90, channels: 3, background: '#357' } as const;
  const screenshot = await sharp({ create: page }).png().toBuffer();
  const input = { fields: { ...SALE_FIELDS, cover: null, ...fields }, screenshot };
  const { status, body } = await shareSale(owner, input);
  expect(status).toBe(201);
  return itemSchema.parse(body.item);
}

async function edited(item: Item, change: object): Promise<Item> {
  const ifMatch = String(item.revision);
  const { status, body } = await editItem(owner, { itemId: item.id, ifMatch, change });
  expect(status).toBe(200);
  return itemSchema.parse(body.item);
}

const bytesOf = async (url: string) => Buffer.from(await (await send('GET', url)).arrayBuffer());

/**
 * Returns the difference, 0 to 255, between the color of a platform and the lower left corner of the largest thumbnail.
 */
async function distanceFrom(platform: Platform, item: Item): Promise<number> {
  const corner = { left: 4, top: 630, width: 1, height: 1 };
  const pixel = await sharp(await bytesOf(item.thumbnail))
    .extract(corner)
    .raw()
    .toBuffer();
  const tone = Buffer.from(CARD_TONES[platform].background.slice(1), 'hex');
  return Math.max(...[...tone].map((byte, at) => Math.abs(byte - (pixel[at] ?? 0))));
}

const NEAR = 10;

describe('thumbnails of an item without a cover', () => {
  it('are drawn in the color of the platform, in three sizes', async () => {
    const item = await share({ platform: 'etsy' });
    expect(item.picture).toMatchObject({ isDrawn: true, shown: null, hasAvif: false });
    expect(item.picture.thumbnails.map(({ width }) => width)).toEqual([320, 480, 640]);
    expect(await distanceFrom('etsy', item)).toBeLessThan(NEAR);
    const read = await call('getItem', { as: owner, params: { itemId: item.id } });
    expect(await read.json()).toMatchObject({ item: { picture: item.picture } });
  });

  it.each([
    ['title', { title: 'Tin robot' }],
    ['price', { soldPrice: '1234.50' }],
    ['offer price', { saleType: 'offer', offerPrice: '12' }],
  ])('are drawn again under new names when the %s changes', async (_what, change) => {
    const item = await share();
    const after = await edited(item, change);
    expect(after.picture).toMatchObject({ url: item.picture.url, isDrawn: true });
    expect(after.thumbnail).not.toBe(item.thumbnail);
    expect((await bytesOf(after.thumbnail)).equals(await bytesOf(item.thumbnail))).toBe(false);
    // The earlier thumbnails stay, because open lists still show them.
    for (const url of [...pictureUrlsOf(item.picture), ...pictureUrlsOf(after.picture)])
      expect((await send('GET', url)).status, url).toBe(200);
  });

  it('get the color of the new platform when the platform changes', async () => {
    const after = await edited(await share({ platform: 'etsy' }), { platform: 'depop' });
    expect(await distanceFrom('depop', after)).toBeLessThan(NEAR);
  });

  it('stay the same when the edit changes nothing that the thumbnails show', async () => {
    const item = await share();
    const after = await edited(item, { soldDate: '2026-01-02', ebayUrl: 'etsy.com/listing/1' });
    expect(after.picture).toEqual(item.picture);
  });

  it('stay the same when the edit is rejected because it names another revision', async () => {
    const item = await share();
    const id = item.id;
    const change = { title: 'Tin robot' };
    expect((await editItem(owner, { itemId: id, ifMatch: '7', change })).status).toBe(409);
    const read = await call('getItem', { as: owner, params: { itemId: id } });
    expect(await read.json()).toMatchObject({ item: { picture: item.picture } });
  });
});

it('thumbnails of an item with a cover stay the same when the item is edited', async () => {
  const item = await share({ cover: '0,0,1,1' });
  expect(item.picture).toMatchObject({ isDrawn: false, hasAvif: true });
  expect((await edited(item, { title: 'Tin robot' })).picture).toEqual(item.picture);
});
