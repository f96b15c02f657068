import { itemSchema } from '@contract/schemas/item';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, readError } from '../support/api';
import { removeItems, storeItems } from '../support/item-list';
import { createMember, type Member } from '../support/member';
import { db } from '../support/environment';
import { newestItemsHeaders } from '../../support/newest-items';
import { shareSale } from '../support/share-sale';

const response = z.strictObject({ items: z.array(itemSchema) });

async function find(hash: string, as: Member) {
  const { items } = response.parse(
    await (
      await call('findSamePicture', { as, query: { hash }, headers: newestItemsHeaders() })
    ).json(),
  );
  return items.map(({ id }) => id);
}

const uniqueHash = () => randomBytes(32).toString('hex');

const drawing = () => {
  const bars = Array.from(
    randomBytes(24),
    (byte, n) => `<rect x="${byte}" y="${n * 20 + 30}" width="${byte}" height="14" fill="#357"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="560"><rect width="520" height="560" fill="#fff"/>${bars.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

describe('GET /api/items/same-picture', () => {
  it("returns the items with the same picture, the caller's own items first, and leaves out removed items", async () => {
    const sharer = await createMember();
    const other = await createMember();
    const screenshot = await drawing();
    const first = (await shareSale(sharer, { screenshot })).body.item?.id ?? '';
    const stored = z
      .object({ pictureHash: z.string() })
      .parse((await db.doc(`items/${first}`).get()).data());
    expect(await find(stored.pictureHash, other)).toEqual([first]);
    const smaller = await sharp(screenshot).resize(390).jpeg({ quality: 70 }).toBuffer();
    const second = (await shareSale(other, { screenshot: smaller })).body.item?.id ?? '';
    expect(await find(stored.pictureHash, other)).toEqual([second, first]);
    expect(await find(stored.pictureHash, sharer)).toEqual([first, second]);
    await removeItems([db.doc(`items/${first}`)]);
    expect(await find(stored.pictureHash, sharer)).toEqual([second]);
  });

  it('returns at most three items', async () => {
    const pictureHash = uniqueHash();
    const refs = await storeItems(Array.from({ length: 5 }, () => ({ pictureHash })));
    expect(await find(pictureHash, await createMember())).toHaveLength(3);
    await removeItems(refs);
  });

  it('returns 401 without a session and 400 for an invalid hash', async () => {
    const as = await createMember();
    const refused = async (hash: string, sent = {}) =>
      (await readError(await call('findSamePicture', { query: { hash }, ...sent }))).status;
    expect(await refused(uniqueHash())).toBe(401);
    for (const hash of [
      '',
      'xyz',
      uniqueHash().toUpperCase().replace(/^./, 'A'),
      `${uniqueHash()}00`,
    ])
      expect(await refused(hash, { as })).toBe(400);
  });
});
