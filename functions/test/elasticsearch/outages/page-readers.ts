import { itemFilterOf } from '../../../src/domain/items/item-index/matching';
import type { ItemListRequest } from '../../../src/services/items/item-list-request';
import type { ItemQueries } from '../../../src/services/items/item-queries';
import { newItemListRequest } from '../support/list-requests';
import { expectCorrectPage } from './correct-page';
import type { ItemHistory } from './item-history';

/** The number of items in the index at any time. */
export const ITEM_COUNT = 200;
/**
 * The number of places at the start of a list that the engine reaches without a cursor. A page after these places is
 * called a deep page. The number is small, so that a test needs few items for deep pages.
 */
export const RESULT_WINDOW = 40;
const PAGE = 16;

/** Returns the range of the next deep page of the list. */
const deepRange = (turn: number) => ({
  offset: RESULT_WINDOW + 8 + ((turn * PAGE) % (ITEM_COUNT - 2 * RESULT_WINDOW)),
  limit: PAGE,
});

/**
 * Creates functions that each read one kind of page: of a list, of a search, of a visitor's search, a deep page, or a
 * deep page from the snapshot of page 1. Each function throws if its page is wrong.
 */
export function createPageReaders(queries: ItemQueries, history: ItemHistory) {
  const byPrice = { sortBy: 'price', sortOrder: 'asc' } as const;
  const filter = itemFilterOf({ search: 'brass' });

  const read = async (request: Partial<ItemListRequest>, sendsVersion = true) => {
    const asked = newItemListRequest({ range: { offset: 0, limit: PAGE }, ...request });
    const end = history.read(sendsVersion);
    const page = await queries.page(asked, sendsVersion ? { since: history.newestCall() } : {});
    return { asked, page, possible: end() };
  };
  const readRight = async (request: Partial<ItemListRequest>, sendsVersion = true) => {
    const { asked, page, possible } = await read(request, sendsVersion);
    expectCorrectPage(page, asked, { placed: possible, shown: possible });
    return { page, possible };
  };

  return {
    list: () => readRight({}),
    search: () => readRight({ filter }),
    'search of a visitor': () => readRight({ filter, canPage: false }, false),
    'deep page': (turn: number) => readRight({ sort: byPrice, range: deepRange(turn) }),
    'later page': async (turn: number) => {
      const { page: first, possible: placed } = await readRight({ sort: byPrice });
      const later = { sort: byPrice, range: deepRange(turn), asOf: first.asOf };
      const { asked, page, possible: shown } = await read(later);
      // If the engine has lost the snapshot, it returns the page from a new snapshot.
      const isKept = page.asOf === first.asOf;
      expectCorrectPage(page, asked, { placed: isKept ? placed : shown, shown });
    },
  };
}
