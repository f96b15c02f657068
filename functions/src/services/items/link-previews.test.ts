import { ITEM_MISSING_MESSAGE, type Item } from '@contract/schemas/item';
import { itemLike } from '@contract/schemas/item.test-support';
import { LINK_PREVIEW_PARTS } from '@contract/schemas/link-preview';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../lib/app-error';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { createLinkPreviews } from './link-previews';

const PNG = Buffer.from('a card');
const UNAVAILABLE = {
  code: 'unavailable',
  message: "We couldn't load this item. Please try again.",
};

function previewsOf(get: () => Promise<Item>, designVersion = '1') {
  const draw = vi.fn(() => Promise.resolve(PNG));
  return { ...createLinkPreviews({ itemLookup: { get }, cards: { designVersion, draw } }), draw };
}
const showing = (change: Partial<Item> = {}, designVersion?: string) =>
  previewsOf(() => Promise.resolve(itemLike(change)), designVersion);
const versionOf = async (change: Partial<Item>, designVersion?: string) =>
  (await showing(change, designVersion).find('owl'))?.cardVersion ?? '';
const missing = () =>
  previewsOf(() => Promise.reject(new AppError('not_found', ITEM_MISSING_MESSAGE)));

afterEach(() => vi.useRealTimers());

it('LinkPreviews.find returns the title, price, platform and card version of a live item', async () => {
  expect(await showing().find('owl')).toEqual({
    title: 'Butterprint Cinderella bowl',
    price: '$34.99',
    isOffer: false,
    platform: 'eBay',
    cardVersion: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    cover: null,
    item: itemLike(),
  });
});

describe('cover of a link preview', () => {
  const square = (side: number) => ({ url: `/media/${side}.webp`, width: side, height: side });
  const picture = { ...itemLike().picture, thumbnails: [square(320), square(640)] };
  const cover = { x: 0, y: 0, width: 0.5, height: 0.5 };

  it('is the largest thumbnail of the cover when the item has one', async () => {
    const preview = await showing({ picture, cover }).find('owl');
    expect(preview?.cover).toEqual({ path: '/media/640.webp', width: 640, height: 640 });
  });

  it('is the only picture in the preview, which shows only the parts of the item that the privacy policy names', async () => {
    const preview = await showing({ picture, cover }).find('owl');
    // These fields of the result are not shown in a preview: the version of the card, whether the price was an offer,
    // and the item itself, which is rendered into the page to which the preview links.
    const { cardVersion: _version, isOffer: _isOffer, item: _item, ...shown } = preview ?? {};
    expect(Object.keys(shown).sort()).toEqual([...LINK_PREVIEW_PARTS].sort());
  });

  it.each<[string, Partial<Item>]>([
    ['the owner chose none', { picture, cover: null }],
    ['the item was shared before there were covers', { picture }],
    ['the item has no thumbnail', { picture: { ...picture, thumbnails: [] }, cover }],
  ])('is null when %s', async (_why, change) => {
    expect((await showing(change).find('owl'))?.cover).toBeNull();
  });
});

describe('card version', () => {
  it.each<[string, Partial<Item>]>([
    ['title', { title: 'Brass owls' }],
    ['price', { soldPrice: '35.00' }],
    ['offer', { saleType: 'offer', offerPrice: '34.99' }],
    ['platform', { platform: 'etsy' }],
  ])('changes with the %s', async (_what, change) => {
    expect(await versionOf(change)).not.toBe(await versionOf({}));
  });

  it('changes with the design version', async () => {
    expect(await versionOf({}, '2')).not.toBe(await versionOf({}, '1'));
  });

  it('stays the same when fields change that the card does not show', async () => {
    const change = { likesCount: 4, commentsCount: 9, username: 'bea', categoryName: null };
    expect(await versionOf(change)).toBe(await versionOf({}));
  });
});

describe('link preview card', () => {
  it('returns a PNG only when the requested version is the current version', async () => {
    const previews = showing();
    expect(await previews.card('owl', '0123456789abcdef')).toBeNull();
    expect(previews.draw).not.toHaveBeenCalled();
    expect(await previews.card('owl', await versionOf({}))).toBe(PNG);
  });
});

describe('cached link preview cards', () => {
  it('are drawn once for all concurrent and later requests', async () => {
    const previews = showing();
    const version = await versionOf({});
    const request = () => previews.card('owl', version);
    expect(await Promise.all([request(), request(), request()])).toEqual([PNG, PNG, PNG]);
    expect(await request()).toBe(PNG);
    expect(previews.draw).toHaveBeenCalledOnce();
  });

  it('are drawn again when a drawing has failed', async () => {
    const previews = showing();
    const version = await versionOf({});
    previews.draw.mockRejectedValueOnce(new Error('No memory'));
    await expect(previews.card('owl', version)).rejects.toThrow('No memory');
    expect(await previews.card('owl', version)).toBe(PNG);
  });

  it('are not returned after the item has changed or is no longer live', async () => {
    let item: Item | null = itemLike();
    const previews = previewsOf(() =>
      item
        ? Promise.resolve(item)
        : Promise.reject(new AppError('not_found', ITEM_MISSING_MESSAGE)),
    );
    const version = await versionOf({});
    expect(await previews.card('owl', version)).toBe(PNG);
    item = itemLike({ title: 'Brass owls' });
    expect(await previews.card('owl', version)).toBeNull();
    expect(await previews.card('owl', await versionOf({ title: 'Brass owls' }))).toBe(PNG);
    item = null;
    expect(await previews.card('owl', version)).toBeNull();
    expect(previews.draw).toHaveBeenCalledTimes(2);
  });
});

it('LinkPreviews returns neither a preview nor a card of an item that is not live', async () => {
  expect(await missing().find('owl')).toBeNull();
  expect(await missing().card('owl', await versionOf({}))).toBeNull();
});

describe('a link preview of an item that cannot be read', () => {
  it('makes `find` and `card` throw unavailable when the read fails', async () => {
    const previews = previewsOf(() => Promise.reject(new Error('Firestore is down')));
    expect(await appErrorOf(previews.find('owl'))).toEqual(UNAVAILABLE);
    expect(await appErrorOf(previews.card('owl', '0123456789abcdef'))).toEqual(UNAVAILABLE);
  });

  it('makes `find` throw unavailable when the read takes too long', async () => {
    vi.useFakeTimers();
    const refusal = appErrorOf(previewsOf(() => new Promise(() => undefined)).find('owl'));
    await vi.runAllTimersAsync();
    expect(await refusal).toEqual(UNAVAILABLE);
  });
});
