import type { ItemQueries } from '../../functions/src/services/items/item-queries';
import type { EventCounts } from './event-counts';
import type { GeneratedFeed } from './generated-feed';
import { indexLoads } from './index-loads';
import { timesCell } from './index-report';
import { runOpenLoop } from './open-loop';
import type { YearOfItems } from './year-of-items';

const WARM_UP_SECONDS = 3;

/** How many requests of each kind are asked. */
export interface LoadRate {
  readonly perSecond: number;
  readonly seconds: number;
}

export interface MeasuredQueries {
  readonly title: string;
  readonly queries: ItemQueries;
  readonly year: YearOfItems;
  readonly feed: GeneratedFeed;
  /** What the queries log. */
  readonly events: EventCounts;
}

/** Sends one kind of request after another. Returns the cells about them and prints each. */
export async function measureLoads(
  { title, queries, year, feed, events }: MeasuredQueries,
  { perSecond, seconds }: LoadRate,
) {
  const cells: Record<string, string> = {};
  let [calls, requests] = [0, 0];
  for (const load of indexLoads(year)) {
    const ask = (n: number) => load.ask(queries, n);
    const everyMs = 1000 / perSecond;
    await runOpenLoop({ requests: WARM_UP_SECONDS * perSecond, everyMs, ask });
    feed.take();
    events.take();
    const result = await runOpenLoop({ requests: seconds * perSecond, everyMs, ask });
    calls += feed.take().calls;
    requests += seconds * perSecond;
    const cell = timesCell(result);
    cells[load.title] = cell;
    console.log(`  ${title}: ${load.title}: ${cell}`);
    if (result.failures.length > 0) console.error(result.failures[0]);
    const logged = events.take();
    if (logged !== null) console.log(`    logged: ${logged}`);
  }
  return { ...cells, 'Firestore queries per request': (calls / requests).toFixed(3) };
}
