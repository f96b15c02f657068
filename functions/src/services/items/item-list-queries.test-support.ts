import type { ItemListQueryInput } from '@contract/schemas/item-list';
import { PLATFORMS } from '@contract/schemas/platform';
import fc from 'fast-check';

const orNone = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });

const range = (ascending: readonly string[]) =>
  fc.tuple(orNone(ascending), orNone(ascending)).map(([one, other]) => {
    if (one === undefined || other === undefined) return [one, other] as const;
    const places = [ascending.indexOf(one), ascending.indexOf(other)].sort((a, b) => a - b);
    return places.map((place) => ascending[place]);
  });

const WORDS = ['owl', 'brass', 'OWL bra', 'levis 501', "LEVI'S", 'dec zeb', 'ann_', 'e 0', 'no'];
const SEARCHES = [...WORDS, '@ann_', '@owl', 'owl @Ann', '@ZED @z', '@'];

export const anyQuery: fc.Arbitrary<ItemListQueryInput> = fc
  .record({
    search: orNone(SEARCHES),
    platform: orNone([...PLATFORMS, 'all' as const]),
    type: orNone(['sale', 'find'] as const),
    category: orNone(['', 'DECOR', 'Décor', 'Jeans & Co', 'Jeans']),
    price: range(['0', '5', '5.01', '9.99', '10.00', '35']),
    sold: range(['2024-02-29', '2026-11-01', '2026-11-02']),
    limit: fc.constantFrom(5, 16),
  })
  .map(({ price: [minPrice, maxPrice], sold: [soldFrom, soldTo], ...query }) => {
    return { ...query, minPrice, maxPrice, soldFrom, soldTo };
  });
