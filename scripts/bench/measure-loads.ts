import type { ItemQueries } from '../../functions/src/services/items/item-queries';
import type { GeneratedFeed } from './generated-feed';
import { indexLoads } from './index-loads';
import { timesCell } from './index-report';
import { runOpenLoop } from './open-loop';
import type { YearOfItems } from './year-of-items';

/** Requests a second. */
export const PER_SECOND = 50;
const WARM_UP_SECONDS = 3;

export interface MeasuredQueries {
  readonly title: string;
  readonly queries: ItemQueries;
  readonly year: YearOfItems;
  readonly feed: GeneratedFeed;
  /** Seconds of each kind of requests. */
  readonly seconds: number;
}

/** Asks 50 requests of each kind a second. Returns the cells about them and prints each. */
export async function measureLoads({ title, queries, year, feed, seconds }: MeasuredQueries) {
  const cells: Record<string, string> = {};
  let [calls, requests] = [0, 0];
  for (const load of indexLoads(year)) {
    const ask = (n: number) => load.ask(queries, n);
    const everyMs = 1000 / PER_SECOND;
    await runOpenLoop({ requests: WARM_UP_SECONDS * PER_SECOND, everyMs, ask });
    feed.take();
    const result = await runOpenLoop({ requests: seconds * PER_SECOND, everyMs, ask });
    calls += feed.take().calls;
    requests += seconds * PER_SECOND;
    const cell = timesCell(result);
    cells[load.title] = cell;
    console.log(`  ${title}: ${load.title}: ${cell}`);
    if (result.failures.length > 0) console.error(result.failures[0]);
  }
  return { ...cells, 'Firestore queries per request': (calls / requests).toFixed(3) };
}
