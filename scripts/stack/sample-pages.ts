import { type Achievement, ACHIEVEMENT_LEVELS } from '@contract/schemas/achievement';
import type { FirstPage } from '@contract/schemas/first-page';
import type { Picture } from '@contract/schemas/image';
import type { Item } from '@contract/schemas/item';
import type { ItemListPage } from '@contract/schemas/item-list';
import type { Pagination } from '@contract/schemas/pagination';
import type { Profile } from '@contract/schemas/profile';
import type { ProfileFirstPage } from '@contract/schemas/profile-first-page';

const PICTURE: Picture = {
  url: '/media/items/sample/picture.webp',
  width: 900,
  height: 1200,
  thumbnails: [{ url: '/media/items/sample/picture-320.webp', width: 320, height: 320 }],
  hasAvif: true,
  placeholder: 'A'.repeat(64),
  shown: null,
  isDrawn: false,
};

/** A sale with every field that an item can have. */
const SALE: Item = {
  id: 'sale',
  title: 'Sample',
  thumbnail: '/media/items/sample/picture-320.webp',
  picture: PICTURE,
  platform: 'ebay',
  categoryName: 'Lamps',
  soldPrice: '20.00',
  offerPrice: '15.00',
  saleType: 'offer',
  purchasePrice: '5.00',
  sourceLocation: 'Thrift Store',
  soldDate: '2026-11-21',
  isOwnSale: true,
  username: 'sample',
  isPremiumUser: true,
  profileImageUrl: '/media/profiles/sample/1.webp',
  addedDate: '2026-11-21T12:00:00.000Z',
  likesCount: 1,
  commentsCount: 1,
  revision: 0,
};

const LOSS: Item = { ...SALE, id: 'loss', purchasePrice: '50.00' };

/** A find with as few fields as an item can have. */
const FIND: Item = {
  ...SALE,
  id: 'find',
  picture: { ...PICTURE, thumbnails: [], hasAvif: false, placeholder: null },
  categoryName: null,
  offerPrice: null,
  saleType: 'other',
  purchasePrice: null,
  sourceLocation: null,
  soldDate: null,
  isOwnSale: false,
  isPremiumUser: false,
  profileImageUrl: null,
};

const readAt = Date.parse(SALE.addedDate);

/** Returns a pagination. If there are items, it has 10 pages, which are too many for a link to each. */
const paginationOf = (items: readonly Item[]): Pagination =>
  items.length > 0
    ? { page: 1, pages: 10, total: 160, limit: 16 }
    : { page: 1, pages: 0, total: 0, limit: 16 };

function listOf(items: readonly Item[]): ItemListPage {
  const pagination = { ...paginationOf(items), asOf: SALE.addedDate };
  // Includes a price summary, because the page of a search that found items shows one.
  const priceSummary = { sales: items.length, prices: null };
  return { items: [...items], pagination, priceSummary };
}

/** Enough items that the list has an ad slot between their cards. */
const ITEMS = Array.from({ length: 12 }, (_, index): Item => {
  const item = [SALE, LOSS, FIND][index % 3] ?? SALE;
  return { ...item, id: `${item.id}-${String(index)}` };
});

const listPage = (list: ItemListPage | null, search = ''): FirstPage => ({
  kind: 'list',
  readAt,
  search,
  list,
});
const itemPage = (item: Item): FirstPage => ({ kind: 'item', readAt, list: listOf(ITEMS), item });

/*
 * Each of the following constants is a set of sample pages of one kind. Every class that a first page of this kind can
 * have occurs in the set. The build writes the styles of these classes into the HTML.
 */

export const SAMPLE_HOME_PAGES: readonly FirstPage[] = [
  listPage(listOf(ITEMS)),
  listPage(listOf([])),
];

/** Sample item pages. Each shows an open item over a list of 12 cards. */
export const SAMPLE_ITEM_PAGES: readonly FirstPage[] = [itemPage(SALE), itemPage(FIND)];

/** Sample lists: searches and filters with results, a search without results, and a list that only members may see. */
export const SAMPLE_LIST_PAGES: readonly FirstPage[] = [
  listPage(listOf(ITEMS), '?q=lamp&platform=ebay&sort=price&category=Lamps'),
  listPage(listOf([]), '?q=lamp'),
  listPage(null, '?page=2'),
];

/** More achievements than a profile shows at first. */
const ACHIEVEMENTS = Array.from({ length: 12 }, (_, index) => ({
  id: String(index),
  title: 'Sample',
  description: 'Sample',
  icon: 'tag',
  achievementLevel: ACHIEVEMENT_LEVELS[index % ACHIEVEMENT_LEVELS.length] ?? 'bronze',
  unlockedAt: SALE.addedDate,
}));

const LINKS = {
  ebayStoreUrl: 'https://example.com',
  youtubeUrl: null,
  instagramUrl: null,
  facebookUrl: null,
  twitterUrl: null,
  tiktokUrl: null,
};

/** A premium member with every field that a profile can have. */
const PREMIUM: Profile = {
  id: 'sample',
  username: 'sample',
  ...LINKS,
  isPremiumUser: true,
  bio: 'Sample',
  profileImageUrl: null,
  customProfileImageUrl: '/media/profiles/sample/1.webp',
  createdAt: SALE.addedDate,
  pinnedItems: ITEMS.slice(0, 3),
};

/** A free member with as few fields as a profile can have. */
const FREE: Profile = {
  ...PREMIUM,
  isPremiumUser: false,
  bio: null,
  customProfileImageUrl: null,
  ebayStoreUrl: null,
  pinnedItems: [],
};

function profilePage(
  user: Profile,
  items: readonly Item[],
  achievements: Achievement[] | null,
): ProfileFirstPage {
  const pagination = paginationOf(items);
  const page = { user, items: [...items], totalItems: pagination.total, pagination };
  const stats = { totalItems: 1, ownSales: 0, totalSalesValue: '0.00', avgSalePrice: '0.00' };
  const profile = { page, stats, achievements: achievements && { achievements } };
  return {
    kind: 'profile',
    readAt,
    username: 'sample',
    page: 1,
    profile,
  };
}

/**
 * Sample profiles: a premium member's, a free member's, page 2 of a profile (its items load later), and the page of a
 * profile that does not exist.
 */
export const SAMPLE_PROFILE_PAGES: readonly FirstPage[] = [
  profilePage(PREMIUM, ITEMS, ACHIEVEMENTS),
  profilePage(PREMIUM, [], []),
  profilePage(PREMIUM, [], null),
  profilePage(FREE, [], null),
  { ...profilePage(FREE, [], null), page: 2 },
  { ...profilePage(FREE, [], null), profile: null },
];
