import { ACHIEVEMENT_LEVELS } from '@contract/schemas/achievement';
import type { FirstPage } from '@contract/schemas/first-page';
import type { Picture } from '@contract/schemas/image';
import type { Item } from '@contract/schemas/item';
import type { ItemListPage } from '@contract/schemas/item-list';
import type { PublicProfile } from '@contract/schemas/profile-first-page';

const PICTURE: Picture = {
  url: '/media/items/sample/picture.webp',
  width: 900,
  height: 1200,
  thumbnails: [{ url: '/media/items/sample/picture-320.webp', width: 320, height: 320 }],
  hasAvif: true,
  placeholder: 'A'.repeat(64),
  shown: null,
};

/** With everything that an item can have. */
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

/** With as little as an item can have. */
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

const PAGINATION = { page: 1, pages: 10, total: 160, limit: 16 };
const READ_AT = Date.parse(SALE.addedDate);

/** Enough cards that an advertisement is among them, and enough pages that some have no link. */
const ITEMS = Array.from({ length: 12 }, (_, index): Item => {
  const shown = [SALE, LOSS, FIND][index % 3] ?? SALE;
  return { ...shown, id: `${shown.id}-${String(index)}` };
});

function listOf(items: readonly Item[]): ItemListPage {
  const pages = items.length > 0 ? {} : { pages: 0, total: 0 };
  const pagination = { ...PAGINATION, ...pages, asOf: SALE.addedDate };
  return { items: [...items], pagination, priceSummary: null };
}

const list = (search: string, items: readonly Item[] | null): FirstPage => ({
  kind: 'list',
  readAt: READ_AT,
  search,
  list: items && listOf(items),
});

const item = (open: Item): FirstPage => ({
  kind: 'item',
  readAt: READ_AT,
  list: listOf(ITEMS),
  item: open,
});

/** Pages that together have every class of `/`, of a search and of an item. The build keeps the styles of these classes. */
export const SAMPLE_PAGES: readonly FirstPage[] = [
  ...[list('', ITEMS), list('', []), list('?q=owl', ITEMS), list('?q=owl', []), list('?page=2', null)],
  ...[item(SALE), item(FIND)],
];

const LINK = 'https://example.com/sample';

/** Of a premium member with everything that a profile can have. */
const PREMIUM: PublicProfile = {
  page: {
    user: {
      id: 'sample',
      username: 'sample',
      ...{ profileImageUrl: null, customProfileImageUrl: '/media/profiles/sample/1.webp' },
      ...{ ebayStoreUrl: LINK, youtubeUrl: LINK, instagramUrl: LINK },
      ...{ facebookUrl: LINK, twitterUrl: LINK, tiktokUrl: LINK },
      isPremiumUser: true,
      createdAt: SALE.addedDate,
      bio: 'Sample',
      pinnedItems: [SALE, FIND],
    },
    items: ITEMS,
    totalItems: 160,
    pagination: PAGINATION,
  },
  stats: { totalItems: 160, ownSales: 80, totalSalesValue: '1600.00', avgSalePrice: '20.00' },
  achievements: {
    achievements: ACHIEVEMENT_LEVELS.map((achievementLevel) => ({
      id: achievementLevel,
      title: 'Sample',
      description: 'Sample',
      achievementLevel,
      icon: 'star',
      unlockedAt: SALE.addedDate,
    })),
  },
};

/** Of a free member who has shared nothing. */
const FREE: PublicProfile = {
  page: {
    user: {
      ...PREMIUM.page.user,
      ...{ customProfileImageUrl: null, ebayStoreUrl: null, youtubeUrl: null, instagramUrl: null },
      ...{ facebookUrl: null, twitterUrl: null, tiktokUrl: null },
      ...{ isPremiumUser: false, bio: null, pinnedItems: [] },
    },
    items: [],
    totalItems: 0,
    pagination: { ...PAGINATION, pages: 0, total: 0 },
  },
  stats: { totalItems: 0, ownSales: 0, totalSalesValue: '0.00', avgSalePrice: '0.00' },
  achievements: null,
};

/** Pages that together have every class of a profile. */
export const SAMPLE_PROFILES: readonly FirstPage[] = [PREMIUM, FREE, null].map((profile) => ({
  kind: 'profile',
  readAt: READ_AT,
  username: 'sample',
  page: 1,
  profile,
}));
