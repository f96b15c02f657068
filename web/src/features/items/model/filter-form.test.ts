import { expect, test } from 'vitest';
import {
  EMPTY_FILTER_FORM,
  filterErrors,
  type FilterForm,
  filterFormOf,
  filtersOf,
} from './filter-form';
import { DEFAULT_VIEW } from './item-list-view';

const form = (change: Partial<FilterForm>): FilterForm => ({ ...EMPTY_FILTER_FORM, ...change });

test.each([
  [{}, {}],
  [{ minPrice: '10', maxPrice: '10' }, {}],
  [{ minPrice: '$1,200.50 ', maxPrice: '2000' }, {}],
  [{ soldFrom: '2026-11-01', soldTo: '2026-11-01' }, {}],
  [{ minPrice: 'ten' }, { minPrice: 'A price must be a valid number of 0 or more' }],
  [{ maxPrice: '-4' }, { maxPrice: 'A price must be a valid number of 0 or more' }],
  [
    { minPrice: '9.5', maxPrice: '9' },
    { minPrice: 'The lowest price must not be above the highest' },
  ],
  [
    { soldFrom: '2026-11-02', soldTo: '2026-11-01' },
    { soldFrom: 'The first sold date must not be after the last' },
  ],
])('finds in %j the errors %j', (change, errors) => {
  expect(filterErrors(form(change))).toEqual(errors);
});

test('reads prices as people type them', () => {
  const filters = filtersOf(form({ minPrice: '$1,200.50 ', maxPrice: '02000', type: 'sale' }));
  expect(filters).toMatchObject({ minPrice: '1200.5', maxPrice: '2000', type: 'sale' });
});

test('asks for anything where nothing is chosen', () => {
  expect({ ...DEFAULT_VIEW, ...filtersOf(filterFormOf(DEFAULT_VIEW)) }).toEqual(DEFAULT_VIEW);
});
