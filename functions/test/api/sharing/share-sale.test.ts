import { avifUrlOf } from '@contract/rules/picture-files';
import { IMAGE_MESSAGES } from '@contract/schemas/image';
import { itemSchema } from '@contract/schemas/item';
import { LISTING_URL_MESSAGES } from '@contract/schemas/listing-url';
import { COMMENT_MESSAGES } from '@contract/schemas/comment';
import { SALE_MESSAGES } from '@contract/schemas/sale-submission';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStarterCategoriesGateway } from '../../../src/gateways/categories/starter-categories';
import { send } from '../support/api';
import { createMember, type Member } from '../support/member';
import { SALE_FIELDS, shareSale, readStoredItemsOf } from '../support/share-sale';

let sharer: Member;
beforeAll(async () => {
  sharer = await createMember({ premium: true });
});
const drawing = (width = 900, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: '#a43' } });
const pictureOf = async (url: string) => sharp(await (await send('GET', url)).arrayBuffer());

describe('POST /api/items/screenshot', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'accepts a %s and stores the picture as WebP, with square thumbnails of the cover in WebP and AVIF',
    async (format) => {
      const screenshot = await drawing().toFormat(format).toBuffer();
      const { status, body } = await shareSale(sharer, {
        fields: { ...SALE_FIELDS, cover: '0,0,1,1' },
        screenshot,
      });
      expect(status).toBe(201);
      expect(body.item?.picture).toMatchObject({ width: 900, height: 500 });
      const { picture } = itemSchema.parse(body.item);
      for (const { url, width, height } of [picture, ...picture.thumbnails]) {
        expect(url).toMatch(/^\/media\/items\/[0-9a-f]{32}\/[0-9a-f]{32}(-320|-480|-640)?\.webp$/);
        const stored = await (await pictureOf(url)).metadata();
        expect(stored).toMatchObject({ format: 'webp', width, height });
      }
      expect(picture.hasAvif).toBe(true);
      expect(picture.placeholder).toHaveLength(64);
      expect(picture.thumbnails.map(({ width }) => width)).toEqual([320, 480, 500]);
      for (const { url, width } of picture.thumbnails) {
        const stored = await (await pictureOf(avifUrlOf(url))).metadata();
        expect(stored).toMatchObject({ compression: 'av1', width, height: width });
      }
    },
  );

  it('returns and stores the submitted fields', async () => {
    const one = await createMember();
    const [category] = await createStarterCategoriesGateway().all();
    const fields = {
      ...SALE_FIELDS,
      title: '  Brass owl 🦉 ',
      soldDate: '2026-11-01',
      isOwnSale: 'true',
      purchasePrice: '.5',
      sourceLocation: 'Estate Sale',
      ebayUrl: ' www.ebay.com/itm/1 ',
      comment: 'A good morning',
      categoryId: category?.categoryId ?? '',
    };
    const { status, body } = await shareSale(one, { fields });
    expect(status).toBe(201);
    expect(body.item).toMatchObject({
      title: 'Brass owl 🦉',
      soldPrice: '34.99',
      purchasePrice: '0.50',
      sourceLocation: 'Estate Sale',
      categoryName: category?.categoryName,
      ebayUrl: 'https://www.ebay.com/itm/1',
      saleType: 'other',
      offerPrice: null,
      username: one.username,
      isPremiumUser: false,
      likesCount: 0,
      commentsCount: 1,
    });
    expect(body.extractedData).toEqual({
      title: 'Brass owl 🦉',
      soldPrice: '34.99',
      soldDate: '2026-11-01',
    });
    expect(body.newAchievements).toMatchObject([{ id: 'first-share' }]);
    const { items } = await readStoredItemsOf(one);
    expect(items[0]?.data()).toMatchObject({
      soldPriceCents: 3499,
      purchasePriceCents: 50,
      ebayUrl: 'https://www.ebay.com/itm/1',
    });
    const comments = await items[0]?.ref.collection('comments').get();
    const comment = comments?.docs[0]?.data();
    expect(comment).toMatchObject({ userId: one.uid, content: 'A good morning', parentId: null });
    expect(comment?.['updatedAt']).toEqual(comment?.['createdAt']);
  });

  it('rotates a photograph upright and removes its GPS position', async () => {
    const screenshot = await drawing(300, 100)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(screenshot.includes('Exif')).toBe(true);
    const { body } = await shareSale(sharer, { screenshot });
    expect(body.item?.picture).toMatchObject({ width: 100, height: 300 });
    const stored = await (await pictureOf(body.item?.picture.url ?? '')).metadata();
    for (const block of ['exif', 'xmp', 'icc', 'iptc']) expect(stored).not.toHaveProperty(block);
  });

  it('ignores the category when the platform is not eBay', async () => {
    const fields = { ...SALE_FIELDS, platform: 'etsy', categoryId: 'bolo-unknown' };
    expect((await shareSale(sharer, { fields })).body.item?.categoryName).toBeNull();
  });
});

describe('POST /api/items/screenshot with invalid input, which stores nothing', () => {
  let clean: Member;
  beforeAll(async () => {
    clean = await createMember();
    return async () => {
      expect(await readStoredItemsOf(clean)).toEqual({ items: [], submissions: [] });
    };
  });

  it.each([
    ['a blank title', { title: ' ' }, 'title', SALE_MESSAGES.titleRequired],
    ['a title over 200 characters', { title: 'x'.repeat(201) }, 'title', SALE_MESSAGES.titleLong],
    ['a price of 0', { soldPrice: '0' }, 'soldPrice', SALE_MESSAGES.soldPrice],
    ['a price in words', { soldPrice: 'ten' }, 'soldPrice', SALE_MESSAGES.soldPrice],
    ['a date that does not exist', { soldDate: '2026-02-30' }, 'soldDate', SALE_MESSAGES.soldDate],
    ['a date in the future', { soldDate: '2199-01-01' }, 'soldDate', SALE_MESSAGES.soldDateFuture],
    [
      'a link to another site',
      { ebayUrl: 'https://ebay.com.evil.com/itm/1' },
      'ebayUrl',
      LISTING_URL_MESSAGES.invalid,
    ],
    [
      'a link over 2,000 characters',
      { ebayUrl: 'https://ebay.com/'.padEnd(2001, '1') },
      'ebayUrl',
      LISTING_URL_MESSAGES.long,
    ],
    [
      'a comment over 2,000 characters',
      { comment: 'x'.repeat(2001) },
      'comment',
      COMMENT_MESSAGES.long,
    ],
  ])('returns 400 for %s', async (_what, changes, field, message) => {
    const { status, body } = await shareSale(clean, { fields: { ...SALE_FIELDS, ...changes } });
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: ['body', field], message }]);
    expect(body.message).toBe(message);
  });

  it('returns 400 when an own sale has no purchase price and no source location', async () => {
    const { status, body } = await shareSale(clean, {
      fields: { ...SALE_FIELDS, isOwnSale: 'true' },
    });
    expect(status).toBe(400);
    expect(body.issues?.map((issue) => issue.message)).toEqual([
      SALE_MESSAGES.purchasePriceRequired,
      SALE_MESSAGES.sourceRequired,
    ]);
  });

  it('returns 400 with all errors when the screenshot is missing', async () => {
    const missing = await shareSale(clean, { screenshot: null });
    expect(missing).toMatchObject({ status: 400, body: { message: IMAGE_MESSAGES.missing } });
    const both = await shareSale(clean, {
      fields: { ...SALE_FIELDS, title: '' },
      screenshot: null,
    });
    expect(both.body.issues?.map((issue) => issue.message)).toEqual([
      SALE_MESSAGES.titleRequired,
      IMAGE_MESSAGES.missing,
    ]);
  });

  it('returns 415 for a truncated PNG', async () => {
    const screenshot = (await drawing().png().toBuffer()).subarray(0, 200);
    const { status, body } = await shareSale(clean, { screenshot });
    expect({ status, message: body.message }).toEqual({
      status: 415,
      message: IMAGE_MESSAGES.unsupported,
    });
  });

  it('returns 413 when the picture is over 15 MB', async () => {
    const heavy = await shareSale(clean, { screenshot: Buffer.alloc(15 * 1024 * 1024 + 1) });
    expect(heavy).toMatchObject({ status: 413, body: { message: IMAGE_MESSAGES.tooLarge } });
  });

  it('returns 403 when the member has no username', async () => {
    const nameless = await createMember({ username: null });
    expect(await shareSale(nameless)).toMatchObject({
      status: 403,
      body: { code: 'username_required', message: SALE_MESSAGES.usernameRequired },
    });
    expect(await readStoredItemsOf(nameless)).toEqual({ items: [], submissions: [] });
  });
});
