import { itemFilterNames, NO_ITEM_FILTERS } from '@contract/schemas/item-filter-values';
import {
  DEFAULT_VIEW,
  countFormFilters,
  isFiltered,
  itemListApiQuery,
  itemListSearchParams,
  parseItemListView,
} from '@contract/rules/item-list-view';
import { ITEM_FILTERS, type ItemFilterName } from '@contract/schemas/item-filters';
import { itemListQuerySchema } from '@contract/schemas/item-list';
import { expect, test } from 'vitest';
import {
  EMPTY_FILTER_FORM,
  FILTER_FORM_ROWS,
  filterErrors,
  type FilterForm,
  filterFormOf,
  filtersOf,
} from './filter-form';

const form = (change: Partial<FilterForm>): FilterForm => ({ ...EMPTY_FILTER_FORM, ...change });

test.each([
  [{}, {}],
  [{ minPrice: '10', maxPrice: '10' }, {}],
  [{ minPrice: '$1,200.50 ', maxPrice: '2000' }, {}],
  [{ soldFrom: '2026-11-01', soldTo: '2026-11-01' }, {}],
  [{ minPrice: 'ten' }, { minPrice: 'Enter a price of 0 or more, such as 24.99' }],
  [{ minPrice: '9,5', maxPrice: '$10' }, {}],
  [{ maxPrice: '-4' }, { maxPrice: 'Enter a price of 0 or more, such as 24.99' }],
  [
    { minPrice: '9.5', maxPrice: '9' },
    { minPrice: "The lowest price can't be higher than the highest price" },
  ],
  [
    { soldFrom: '2026-11-02', soldTo: '2026-11-01' },
    { soldFrom: "The start date can't be after the end date" },
  ],
])('for the filters %j, filterErrors returns %j', (change, errors) => {
  expect(filterErrors(form(change))).toEqual(errors);
});

test.each([
  ['$1,200.50 ', '1200.5'],
  ['02000', '2000'],
  ['12,50', '12.5'],
  ['12.345', '12.35'],
])('normalizes the price %j to %j', (typed, price) => {
  expect(filtersOf(form({ minPrice: typed }))).toMatchObject({ minPrice: price });
});

test('removes invisible characters from a search and a category', () => {
  expect(ITEM_FILTERS.search.normalize(' \u202ebrass\0 owl\u2069')).toBe('brass owl');
  expect(ITEM_FILTERS.search.normalize('\u200b\u2800')).toBe('');
  expect(itemListQuerySchema.parse({ search: 'brass\u202e owl' }).search).toBe('brass owl');
  expect(itemListQuerySchema.parse({ search: '\u200b' }).search).toBe('');
});

test('sets no filter when the form is empty', () => {
  expect({ ...DEFAULT_VIEW, ...filtersOf(filterFormOf(DEFAULT_VIEW)) }).toEqual(DEFAULT_VIEW);
});

const SAMPLES = {
  search: 'pyrex bowl',
  marketplace: 'depop',
  radio: 'sale',
  category: 'Bakeware',
  price: '12.5',
  day: '2026-11-21',
} as const;

const names: readonly ItemFilterName[] = itemFilterNames();

test.each(names)('converts the filter %s to a URL and back, and to an API query', (name) => {
  const { control, urlName, schema } = ITEM_FILTERS[name];
  const view = { ...DEFAULT_VIEW, [name]: SAMPLES[control] };
  expect(schema.safeParse(SAMPLES[control]).success).toBe(true);
  const searchParams = itemListSearchParams(view);
  expect([...searchParams]).toEqual([[urlName, SAMPLES[control]]]);
  expect(parseItemListView(searchParams)).toEqual(view);
  expect(itemListApiQuery(view)).toEqual({ [name]: SAMPLES[control] });
  expect(itemListQuerySchema.parse(itemListApiQuery(view))[name]).toBe(SAMPLES[control]);
  expect(isFiltered(view)).toBe(true);
});

test.each(itemFilterNames('form'))('converts the filter %s to the form and back', (name) => {
  const view = { ...DEFAULT_VIEW, [name]: SAMPLES[ITEM_FILTERS[name].control] };
  const filterForm = filterFormOf(view);
  expect(FILTER_FORM_ROWS.flat()).toContain(name);
  expect(filterErrors(filterForm)).toEqual({});
  expect({ ...NO_ITEM_FILTERS, ...filtersOf(filterForm) }).toEqual({
    ...NO_ITEM_FILTERS,
    [name]: view[name],
  });
  expect(countFormFilters(view)).toBe(1);
});
