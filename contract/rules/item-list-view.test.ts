import { centsToDecimal } from '../schemas/money';
import { ITEM_FILTERS } from '../schemas/item-filters';
import { itemListQuerySchema, SORT_FIELDS } from '../schemas/item-list';
import { PLATFORMS } from '../schemas/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  itemListSearchParams,
  DEFAULT_VIEW,
  countFormFilters,
  isFiltered,
  type ItemListView,
  itemListApiQuery,
  parseItemListView,
} from './item-list-view';

const viewOf = (query: string) => parseItemListView(new URLSearchParams(query));

const words = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => ITEM_FILTERS.search.normalize(text));
const range = (end: fc.Arbitrary<string>, order: (one: string, other: string) => number) =>
  fc
    .tuple(end, end)
    .map(([one, other]) => (one && other && order(one, other) > 0 ? [other, one] : [one, other]));
const price = fc
  .integer({ min: 0, max: 999_999_999 })
  .map((cents) => ITEM_FILTERS.minPrice.normalize(centsToDecimal(cents)));
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const orNone = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text);

const anyView: fc.Arbitrary<ItemListView> = fc
  .record({
    search: words,
    platform: fc.constantFrom('', ...PLATFORMS),
    sortBy: fc.constantFrom(...SORT_FIELDS),
    sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    type: fc.constantFrom('', 'sale', 'find'),
    category: words,
    prices: range(orNone(price), (one, other) => Number(one) - Number(other)),
    days: range(orNone(day), (one, other) => (one < other ? -1 : 1)),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(
    ({ prices: [minPrice = '', maxPrice = ''], days: [soldFrom = '', soldTo = ''], ...rest }) => ({
      ...rest,
      minPrice,
      maxPrice,
      soldFrom,
      soldTo,
    }),
  );

test('parseItemListView restores any view from the URL query that itemListSearchParams returns', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(viewOf(itemListSearchParams(view).toString())).toEqual(view);
    }),
  );
});

test('itemListApiQuery converts any view to a valid API query with the same values', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const {
        search = '',
        platform = '',
        category = '',
        ...rest
      } = itemListQuerySchema.parse(JSON.parse(JSON.stringify(itemListApiQuery(view))));
      expect({ search, platform, category }).toEqual({
        search: view.search,
        platform: view.platform,
        category: view.category,
      });
      expect(rest).toMatchObject({
        sortBy: view.sortBy,
        sortOrder: view.sortOrder,
        page: view.page,
        ...(view.minPrice && { minPrice: view.minPrice }),
        ...(view.soldTo && { soldTo: view.soldTo }),
      });
    }),
  );
});

test('the URL and the API query of a view omit default values', () => {
  expect(itemListSearchParams(DEFAULT_VIEW).toString()).toBe('');
  expect(
    Object.values(itemListApiQuery(DEFAULT_VIEW)).filter((part) => part !== undefined),
  ).toEqual([]);
});

test('parseItemListView parses every parameter of a URL', () => {
  expect(
    viewOf(
      'q=pyrex+bowl&platform=depop&sort=price&order=asc&type=sale&category=Bakeware' +
        '&min=10&max=20.50&from=2026-11-01&to=2026-11-30&page=3',
    ),
  ).toEqual({
    search: 'pyrex bowl',
    platform: 'depop',
    sortBy: 'price',
    sortOrder: 'asc',
    type: 'sale',
    category: 'Bakeware',
    minPrice: '10',
    maxPrice: '20.5',
    soldFrom: '2026-11-01',
    soldTo: '2026-11-30',
    page: 3,
  });
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=1e99',
  'page=',
  'platform=amazon',
  'platform=all',
  'sort=age&order=sideways',
  'type=gift',
  'min=abc&max=-4',
  'min=20&max=10',
  'from=2026-13-01&to=yesterday',
  'from=2026-11-30&to=2026-11-01',
  'q=%20%20&category=%20',
  'asOf=2026-11-01T00:00:00.000000Z&limit=1000&unknown=1',
])('parseItemListView ignores invalid URL parameters: %j', (query) => {
  expect(viewOf(query)).toEqual(DEFAULT_VIEW);
});

const NAMES = 'q platform sort order type category min max from to page'.split(' ');
const anyText = fc.oneof(
  fc.string(),
  fc.double().map(String),
  day,
  fc.constantFrom(...SORT_FIELDS),
);

test('itemListApiQuery returns a valid API query for any URL', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...NAMES), anyText)), (parts) => {
      const query = new URLSearchParams(parts).toString();
      expect(() => itemListQuerySchema.parse(itemListApiQuery(viewOf(query)))).not.toThrow();
    }),
  );
});

test('parseItemListView truncates a search and a category that are too long', () => {
  const view = viewOf(`q=${'a '.repeat(200)}&category=${'b'.repeat(500)}`);
  expect(itemListQuerySchema.safeParse(itemListApiQuery(view)).success).toBe(true);
  expect(view.category).toHaveLength(120);
});

test('countFormFilters counts a range as one filter, and does not count search, marketplace or sort order', () => {
  expect(countFormFilters(viewOf('q=bowl&platform=ebay&sort=price'))).toBe(0);
  expect(countFormFilters(viewOf('min=1&max=2&from=2026-11-01&type=find&category=Mugs'))).toBe(4);
});

test.each([
  ['', false],
  ['sort=price&page=2', false],
  ['q=bowl', true],
  ['platform=etsy', true],
  ['max=5', true],
])("for the URL query '%s', isFiltered returns %j", (query, filtered) => {
  expect(isFiltered(viewOf(query))).toBe(filtered);
});
