import { createHash } from 'node:crypto';
import type { ItemFirstPage, ListFirstPage } from '@contract/schemas/first-page';
import { type Picture, THUMBNAIL_WIDTHS } from '@contract/schemas/image';
import type { Item } from '@contract/schemas/item';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import { createStarterCategories } from '../../functions/src/gateways/categories/starter-categories';
import { readPixels } from '../../functions/src/gateways/pictures/pixels';
import { drawPlaceholder, squareOf } from '../../functions/src/gateways/pictures/thumbnails';
import { DEMO_MEMBERS } from '../demo/demo-members';
import { type DemoSale, demoSales } from '../demo/demo-sales';
import { drawListing } from '../demo/listing-picture';
import { createRandom } from '../demo/random';

const NOW = new Date('2026-11-24T17:00:00Z');

/** Returns what `page` renders with the newest demo items, and with the newest of them open. The same on each call. */
export async function demoFirstPages(): Promise<{
  readonly home: ListFirstPage;
  readonly item: ItemFirstPage;
}> {
  const sales = demoSales(NOW);
  const newest = [...sales.entries()].slice(-PAGE_SIZE).reverse();
  const names = await categoryNames();
  const items = await Promise.all(newest.map(([index, sale]) => demoItem(sale, index, names)));
  const total = sales.length;
  const pages = Math.ceil(total / PAGE_SIZE);
  const asOf = '2026-11-24T17:00:00.000001Z';
  const pagination = { page: 1, pages, total, limit: PAGE_SIZE, asOf };
  const list = { items, pagination, priceSummary: null };
  const readAt = NOW.getTime();
  const [first] = items;
  if (!first) throw new Error('There are no demo items.');
  const item = { ...first, cover: null, profileImageUrl: null };
  return {
    home: { kind: 'list', readAt, search: '', list },
    item: { kind: 'item', readAt, list, item },
  };
}

async function categoryNames(): Promise<ReadonlyMap<string | undefined, string>> {
  const categories = await createStarterCategories().all();
  return new Map(categories.map((it) => [it.categoryId, it.categoryName]));
}

async function demoItem(
  { key, sale, offerPriceCents, drawing, look, addedAt }: DemoSale,
  index: number,
  names: ReadonlyMap<string | undefined, string>,
): Promise<Item> {
  const random = createRandom(1000 + index);
  const owner = DEMO_MEMBERS[index % DEMO_MEMBERS.length];
  if (!owner) throw new Error('There are no demo members.');
  const id = hexOf(`item ${key}`);
  const picture = await demoPicture(id, await drawListing(drawing, look));
  return {
    id,
    title: sale.title,
    thumbnail: picture.thumbnails.at(-1)?.url ?? picture.url,
    picture,
    platform: sale.platform,
    categoryName: names.get(sale.categoryId) ?? null,
    soldPrice: sale.soldPrice,
    offerPrice: offerPriceCents === null ? null : (offerPriceCents / 100).toFixed(2),
    saleType: offerPriceCents === null ? 'other' : 'offer',
    purchasePrice: sale.purchasePrice ?? null,
    sourceLocation: sale.sourceLocation ?? null,
    soldDate: sale.soldDate ?? null,
    isOwnSale: sale.isOwnSale,
    username: owner.username,
    isPremiumUser: owner.isPremium,
    addedDate: addedAt.toISOString(),
    likesCount: random.between(0, 12),
    commentsCount: random.between(0, 4),
    revision: 0,
  };
}

async function demoPicture(itemId: string, screenshot: Buffer): Promise<Picture> {
  const pixels = await readPixels(screenshot);
  const base = `/media/items/${itemId}/${hexOf(`picture ${itemId}`)}`;
  const { width, height } = pixels.info;
  return {
    url: `${base}.webp`,
    width,
    height,
    thumbnails: THUMBNAIL_WIDTHS.map((side) => ({
      url: `${base}-${String(side)}.webp`,
      width: side,
      height: side,
    })),
    hasAvif: true,
    placeholder: await drawPlaceholder(await squareOf(pixels)),
    shown: null,
  };
}

const hexOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);
