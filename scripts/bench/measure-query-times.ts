import { type ItemListQueryInput, itemListQuerySchema } from '@contract/schemas/item-list';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import { SAME_PICTURE_ITEMS_MAX } from '@contract/schemas/picture-hash';
import { actorOf } from '../../functions/src/lib/authority';
import {
  type ItemListRequest,
  itemListRequest,
} from '../../functions/src/services/items/item-list-request';
import type { ItemQueries } from '../../functions/src/services/items/item-queries';
import {
  type ReaderBlocks,
  NOBODY_BLOCKED,
} from '../../functions/src/services/blocking/blocked-members';
import type { LogEventCounter } from './log-event-counter';
import type { GeneratedItemRepos } from './generated-item-repos';
import { responseTimesCell } from './index-report';
import { runOpenLoop } from './open-loop';
import type { YearOfItems } from './year-of-items';

/**
 * For how many seconds requests of each kind are sent before they are measured. The engine is slow at first, because
 * Java compiles code only after it has run for a while.
 */
const WARM_UP_SECONDS = 10;

/** How many requests of each kind are sent per second, and for how many seconds. */
export interface LoadRate {
  readonly perSecond: number;
  readonly seconds: number;
}

export interface MeasuredQueries {
  readonly title: string;
  readonly queries: ItemQueries;
  readonly year: YearOfItems;
  readonly feed: GeneratedItemRepos;
  /** Counts the events that the queries log. */
  readonly events: LogEventCounter;
}

/**
 * Measures each kind of request, one kind after another. For each kind, prints a table cell with the response times.
 * Returns the cells by the titles of the kinds.
 */
export async function measureQueryTimes(
  { title, queries, year, feed, events }: MeasuredQueries,
  { perSecond, seconds }: LoadRate,
) {
  const cells: Record<string, string> = {};
  let calls = 0;
  let requests = 0;
  for (const load of indexLoads(year)) {
    const ask = (n: number) => load.ask(queries, n);
    const everyMs = 1000 / perSecond;
    await runOpenLoop({ requests: WARM_UP_SECONDS * perSecond, everyMs, ask });
    feed.take();
    events.take();
    const result = await runOpenLoop({ requests: seconds * perSecond, everyMs, ask });
    calls += feed.take().calls;
    requests += seconds * perSecond;
    const cell = responseTimesCell(result);
    cells[load.title] = cell;
    console.log(`  ${title}: ${load.title}: ${cell}`);
    if (result.failures.length > 0) console.error(result.failures[0]);
    const logged = events.take();
    if (logged !== null) console.log(`    logged: ${logged}`);
  }
  return { ...cells, 'Firestore queries per request': (calls / requests).toFixed(3) };
}

/** Requests of one kind. */
interface IndexLoad {
  readonly title: string;
  /**
   * Sends the `n`th request. Equal requests within a quarter of a second would share a response. To prevent this, any
   * 24 requests in a row are different, except for requests of the newest page and of the categories.
   */
  readonly ask: (queries: ItemQueries, n: number) => Promise<unknown>;
}

const DEEP_PAGE = 200;
const DIFFERENT = 24;
const FIRST_RANGE = { offset: 0, limit: PAGE_SIZE };
const CHEAPEST: ItemListQueryInput = { type: 'sale', sortBy: 'price', sortOrder: 'asc' };
const READER = actorOf({ uid: 'reader', isAdmin: false, planVersion: 0, suspendedUntil: null });

const request = (query: ItemListQueryInput, blocked = NOBODY_BLOCKED): ItemListRequest =>
  itemListRequest(itemListQuerySchema.parse(query), READER, blocked);

const turn = <T>(choices: readonly [T, ...T[]] | readonly T[], n: number): T => {
  const choice = choices[n % choices.length];
  if (choice === undefined) throw new Error('There is nothing to ask for');
  return choice;
};

/** Returns the kinds of requests to measure. Every search also requests the price summary. */
function indexLoads(year: YearOfItems): readonly IndexLoad[] {
  const { common, rare } = year.vocabulary;
  return [
    page('newest, page 1', () => request({})),
    page('newest, page 1, reader blocks a member', (n) => request({}, blocking(year, n))),
    page('search, common word', (n) => request({ search: turn(common, n) })),
    page('search, rare word', (n) => request({ search: turn(rare, n) })),
    page('search, common word, cheapest own sales', (n) =>
      request({ ...CHEAPEST, search: turn(common, n) }),
    ),
    page('deep page', (n) => request({ page: String(DEEP_PAGE + (n % DIFFERENT)) })),
    {
      title: 'same picture',
      ask: (queries, n) => queries.samePicture(pictureSearch(year, n)),
    },
    { title: 'categories', ask: (queries) => queries.categories() },
    {
      title: "a member's items",
      ask: (queries, n) => {
        const { ownerId } = turn(year.sellers, n * 37);
        return queries.owned({ ownerId, withHidden: true }, FIRST_RANGE);
      },
    },
  ];
}

const page = (title: string, requestOf: (n: number) => ItemListRequest): IndexLoad => ({
  title,
  ask: (queries, n) => queries.page(requestOf(n)),
});

function blocking({ sellers }: YearOfItems, n: number): ReaderBlocks {
  const { ownerId } = turn(sellers, n);
  return { ids: new Set([ownerId]), key: ownerId };
}

/** Returns the query for items that have the same picture as a generated item. */
function pictureSearch(year: YearOfItems, n: number) {
  const hash = year.hashOf(Math.floor((n * year.count) / DIFFERENT) % year.count);
  return { hash, ownerId: READER.uid, limit: SAME_PICTURE_ITEMS_MAX };
}
