import { indexedItem } from './indexed-items.test-support';
import type { ItemFilter } from './matching';

export const titledItem = (id: string, title: string) => indexedItem(id, { card: { title } });

export const ITEMS_TO_SEARCH = [
  titledItem('jeans', "Levi's 501 Jeans, dark-wash"),
  titledItem('jacket', 'LEVIS Jäckchen'),
  indexedItem('bowl', {
    card: { title: 'Bowl', username: 'levi_ann', categoryName: 'Bakeware' },
  }),
];

/** Searches of ITEMS_TO_SEARCH, each with the ids of the items that it must find. */
export const SEARCHES_WITH_FOUND_IDS: [string, string[]][] = [
  ['levis', ['jeans', 'jacket']],
  ['  Levi  ', ['jeans', 'jacket', 'bowl']],
  ['JACKCHEN', ['jacket']],
  ['501 levi’s', ['jeans']],
  ['50', ['jeans']],
  ['wash ar', ['jeans']],
  ['bake levi', ['bowl']],
  ['5', ['jeans']],
  ['levis 502', []],
  ['dark wash jeans levis', ['jeans']],
  ['ewareb', []],
  ['@levi_ann', ['bowl']],
  ['@LEVI', ['bowl']],
  ['＠ann', ['bowl']],
  ['@jeans', []],
  ['@bake', []],
  ['@levi_ann bowl', ['bowl']],
  ['bowl @levi_ann', ['bowl']],
  ['@levi_ann jeans', []],
  ['@levi_ann @somebody', []],
  ['@', ['jeans', 'jacket', 'bowl']],
  ['@ levis', ['jeans', 'jacket']],
];

export const ITEMS_TO_FILTER = [
  indexedItem('dear', { card: { soldPriceCents: 9000, soldDate: '2026-11-03' } }),
  indexedItem('offer', {
    card: { soldPriceCents: 9000, saleType: 'offer', offerPriceCents: 100, platform: 'etsy' },
  }),
  indexedItem('sale', {
    card: { isOwnSale: true, categoryName: 'Café Sets', soldDate: '2026-11-05' },
  }),
];

/** Filters of ITEMS_TO_FILTER, each with the ids of the items that it must find. */
export const FILTERS_WITH_FOUND_IDS: [Partial<ItemFilter>, string[]][] = [
  [{ platform: 'etsy' }, ['offer']],
  [{ type: 'sale' }, ['sale']],
  [{ type: 'find' }, ['dear', 'offer']],
  [{ maxPrice: '1' }, ['offer']],
  [{ minPrice: '90', maxPrice: '90' }, ['dear']],
  [{ minPrice: '90.01' }, []],
  [{ soldFrom: '2026-11-05' }, ['sale']],
  [{ soldTo: '2026-11-03' }, ['dear']],
  [{ soldTo: '2026-11-30' }, ['dear', 'sale']],
  [{ category: 'cafe sets' }, ['sale']],
  [{ category: 'cafe' }, []],
  [{ type: 'sale', platform: 'etsy' }, []],
];
