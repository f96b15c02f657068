import { createHash } from 'node:crypto';
import {
  CARD_COUNT_BEHIND_DIALOG,
  RENDERED_CARD_COUNT,
  withoutPlaceholdersAfter,
} from '@contract/rules/rendered-cards';
import type { FirstPage, ItemFirstPage } from '@contract/schemas/first-page';
import { type Picture, THUMBNAIL_WIDTHS } from '@contract/schemas/image';
import type { Item } from '@contract/schemas/item';
import { coverThumbnailSquare } from '@contract/rules/cover-thumbnail-square';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { ProfileFirstPage, PublicProfile } from '@contract/schemas/profile-first-page';
import { createStarterCategoriesGateway } from '../../functions/src/gateways/categories/starter-categories';
import { readPixels } from '../../functions/src/gateways/pictures/pixels';
import { placeholderOf, cutSquare } from '../../functions/src/gateways/pictures/sharp-pictures';
import { coverAndFocusOf } from '../../functions/src/services/sharing/new-item';
import { DEMO_MEMBERS } from '../demo/demo-members';
import { type DemoSale, demoSales } from '../demo/demo-sales';
import { demoSaleWithScreenshot } from '../demo/demo-screenshots';
import { createRandom } from '../demo/random';
import { WHOLE_PICTURE } from './phone-picture-sizes';

const NOW = new Date('2026-11-24T17:00:00Z');
const READ_AT = NOW.getTime();

interface DemoPages {
  readonly home: FirstPage;
  readonly item: ItemFirstPage;
  readonly profile: ProfileFirstPage & { readonly profile: PublicProfile };
}

/**
 * Returns sample data for the function `page`, made from the newest demo items: the first page of the list, the newest
 * item, and a profile with all items of the first page. Each call returns the same data.
 */
export async function buildDemoFirstPages(): Promise<DemoPages> {
  const sales = demoSales(NOW);
  const newest = [...sales.entries()].slice(-PAGE_SIZE).reverse();
  const names = await categoryNames();
  const items = await Promise.all(newest.map(([index, sale]) => demoItem(sale, index, names)));
  const [first] = items;
  if (!first) throw new Error('There are no demo items.');
  const total = sales.length;
  const counted = { page: 1, pages: Math.ceil(total / PAGE_SIZE), total, limit: PAGE_SIZE };
  const pagination = { ...counted, asOf: '2026-11-24T17:00:00.000001Z' };
  const list = { items, pagination, priceSummary: null };
  return {
    home: {
      kind: 'list',
      readAt: READ_AT,
      search: '',
      list: withoutPlaceholdersAfter(list, RENDERED_CARD_COUNT),
    },
    item: {
      kind: 'item',
      readAt: READ_AT,
      list: withoutPlaceholdersAfter(list, CARD_COUNT_BEHIND_DIALOG),
      item: { ...first, cover: null, profileImageUrl: null },
    },
    profile: demoProfile(items.map((item) => ({ ...item, username: first.username }))),
  };
}

function demoProfile(items: readonly Item[]): DemoPages['profile'] {
  const username = items[0]?.username ?? '';
  const pictures = { profileImageUrl: null, customProfileImageUrl: null };
  const links = { ebayStoreUrl: null, youtubeUrl: null, instagramUrl: null };
  const others = { facebookUrl: null, twitterUrl: null, tiktokUrl: null };
  const user = {
    id: `demo-${username}`,
    username,
    ...pictures,
    ...links,
    ...others,
    isPremiumUser: true,
    createdAt: NOW.toISOString(),
    bio: null,
    pinnedItems: [],
  };
  const totalItems = items.length;
  const page = {
    user,
    items: [...items],
    totalItems,
    pagination: { page: 1, pages: 1, total: totalItems, limit: PAGE_SIZE },
  };
  const stats = { totalItems, ownSales: 9, totalSalesValue: '512.40', avgSalePrice: '56.93' };
  const profile = {
    page: withoutPlaceholdersAfter(page, RENDERED_CARD_COUNT),
    stats,
    achievements: { achievements: [] },
  };
  return {
    kind: 'profile',
    readAt: READ_AT,
    username,
    page: 1,
    profile,
  };
}

async function categoryNames(): Promise<ReadonlyMap<string | undefined, string>> {
  const categories = await createStarterCategoriesGateway().all();
  return new Map(categories.map((it) => [it.categoryId, it.categoryName]));
}

async function demoItem(
  demoSale: DemoSale,
  index: number,
  names: ReadonlyMap<string | undefined, string>,
): Promise<Item> {
  const { key, offerPriceCents, addedAt } = demoSale;
  const { sale, screenshot } = await demoSaleWithScreenshot(demoSale, index);
  const random = createRandom(1000 + index);
  const owner = DEMO_MEMBERS[index % DEMO_MEMBERS.length];
  if (!owner) throw new Error('There are no demo members.');
  const id = hexOf(`item ${key}`);
  const picture = await demoPicture(id, screenshot, coverAndFocusOf(sale).cover);
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

async function demoPicture(
  itemId: string,
  screenshot: Buffer,
  cover: PictureArea | null,
): Promise<Picture> {
  const pixels = await readPixels(screenshot);
  const base = `/media/items/${itemId}/${hexOf(`picture ${itemId}`)}`;
  const { width, height } = pixels.info;
  const shown = coverThumbnailSquare(pixels.info, cover ?? WHOLE_PICTURE);
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
    // If an item is shown as a drawn card, the product uses a placeholder of the card and not of the picture. Both have
    // the same length, so the size of the HTML is right.
    placeholder: await placeholderOf(await cutSquare(pixels, shown)),
    shown: cover && shown,
    isDrawn: cover === null,
  };
}

const hexOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);
