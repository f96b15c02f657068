import { errorResponseSchema } from '@contract/schemas/error';
import { COVER_MESSAGES } from '@contract/schemas/cover';
import { type Item, itemSchema } from '@contract/schemas/item';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, send } from '../support/api';
import { createMember, type Member } from '../support/member';
import { SALE_FIELDS, shareSale } from '../support/share-sale';

const RED = { r: 200, g: 40, b: 40 };
const RIGHT = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
const responseSchema = z.extend(z.partial(errorResponseSchema), { item: z.optional(itemSchema) });

let owner: Member;
beforeAll(async () => {
  owner = await createMember({ premium: true });
});

/** Creates a picture of 320 × 640 pixels. The right half is blue, the left half is red. */
const screenshot = () =>
  sharp({ create: { width: 320, height: 640, channels: 3, background: RED } })
    .composite([
      {
        input: { create: { width: 160, height: 640, channels: 3, background: '#2828c8' } },
        left: 160,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

/** Returns the mean blue of the smallest thumbnail, divided by the sum of its mean red and its mean blue: 0 to 1. */
async function blueShare({ picture }: Item): Promise<number> {
  const url = picture.thumbnails[0]?.url ?? '';
  const bytes = await (await send('GET', url)).arrayBuffer();
  const { channels } = await sharp(bytes).stats();
  const [red = 0, blue = 0] = [channels[0]?.mean, channels[2]?.mean];
  return blue / (red + blue);
}

async function share(parts: Readonly<Record<string, string>>): Promise<Item> {
  const fields = { ...SALE_FIELDS, cover: null, ...parts };
  const { status, body } = await shareSale(owner, { fields, screenshot: await screenshot() });
  expect(status).toBe(201);
  return itemSchema.parse(body.item);
}

async function changeCover(as: Member, item: Item, cover: string | null, revision = item.revision) {
  const headers = { 'if-match': `"${String(revision)}"` };
  const params = { itemId: item.id };
  const response = await call('changeCover', { as, params, headers, json: { cover } });
  return { status: response.status, body: responseSchema.parse(await response.json()) };
}

describe('sharing with a cover', () => {
  it('cuts the thumbnails from the cover, and stores the whole picture as well', async () => {
    const item = await share({ cover: '0.5,0,0.5,0.5', focus: '0,0.5,0.2,0.1' });
    expect(item.cover).toEqual(RIGHT);
    expect(item.picture).toMatchObject({ width: 320, height: 640 });
    // The cover has 160 × 320 pixels. Cards show its thumbnails, which are cut from the square in its middle.
    expect(item.picture.shown).toEqual({ x: 0.5, y: 0.125, width: 0.5, height: 0.25 });
    expect(await blueShare(item)).toBeGreaterThan(0.8);
  });

  it.each([
    ['reaches out of the picture', '0.6,0,0.5,1', COVER_MESSAGES.area],
    ['has too few pixels', '0,0,0.02,0.5', COVER_MESSAGES.small],
  ])('rejects a cover that %s', async (_what, cover, message) => {
    const fields = { ...SALE_FIELDS, cover };
    const { status, body } = await shareSale(owner, { fields, screenshot: await screenshot() });
    expect({ status, message: body.message }).toEqual({ status: 400, message });
  });
});

describe('PUT /api/user/items/{itemId}/cover', () => {
  it('stores new thumbnails under new names: cut from a new cover, or drawn when the owner removes the cover', async () => {
    const item = await share({});
    const chosen = await changeCover(owner, item, '0.5,0,0.5,0.5');
    expect(chosen).toMatchObject({ status: 200, body: { item: { cover: RIGHT, revision: 1 } } });
    const changed = itemSchema.parse(chosen.body.item);
    expect(changed.picture.url).toBe(item.picture.url);
    expect(changed.picture).toMatchObject({ isDrawn: false, hasAvif: true });
    expect(await blueShare(changed)).toBeGreaterThan(0.8);
    const { body } = await changeCover(owner, changed, null);
    expect(body.item).toMatchObject({ cover: null, revision: 2 });
    expect(body.item?.picture).toMatchObject({ shown: null, isDrawn: true, hasAvif: false });
    // The earlier thumbnails stay, because open lists still show them.
    for (const earlier of [item, changed])
      expect((await send('GET', earlier.thumbnail)).status).toBe(200);
  });

  it('rejects a request of another member, a request that names another revision, and a cover with too few pixels', async () => {
    const item = await share({ cover: '0.5,0,0.5,0.5' });
    const stranger = await createMember();
    expect((await changeCover(stranger, item, '0,0,1,1')).status).toBe(404);
    expect((await changeCover(owner, item, '0,0,1,1', 7)).status).toBe(409);
    const small = await changeCover(owner, item, '0,0,0.01,0.01');
    expect(small).toMatchObject({ status: 400, body: { message: COVER_MESSAGES.small } });
  });
});
