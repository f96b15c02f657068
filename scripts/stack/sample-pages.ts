import type { FirstPage } from '@contract/schemas/first-page';
import type { Picture } from '@contract/schemas/image';
import type { Item } from '@contract/schemas/item';

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

function pageOf(items: readonly Item[], item: Item | null = null): FirstPage {
  // Enough pages that some have no link, and enough cards that an advertisement is among them.
  const pagination = { page: 1, pages: 10, total: 160, limit: 16, asOf: SALE.addedDate };
  const empty = { ...pagination, pages: 0, total: 0 };
  return {
    list: {
      items: [...items],
      pagination: items.length > 0 ? pagination : empty,
      priceSummary: null,
    },
    readAt: Date.parse(SALE.addedDate),
    item,
  };
}

const ITEMS = Array.from({ length: 12 }, (_, index): Item => {
  const item = [SALE, LOSS, FIND][index % 3] ?? SALE;
  return { ...item, id: `${item.id}-${String(index)}` };
});

/** Pages that together have every class of a first page. The build keeps the styles of these classes in the HTML. */
export const SAMPLE_PAGES: readonly FirstPage[] = [
  pageOf(ITEMS),
  pageOf([]),
  pageOf(ITEMS, SALE),
  pageOf(ITEMS, FIND),
];
