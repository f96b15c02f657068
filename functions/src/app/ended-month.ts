import { createEngineEndedMonthQueries } from '../services/items/elastic/engine-champions';
import type { EndedMonthQueries } from '../services/items/item-queries';
import { createMemoryEndedMonthQueries } from '../services/items/memory-ended-month';
import type { Backend } from './backend';
import { composeEngineSnapshots } from './engine-snapshots';

export function createEndedMonthQueries(backend: Backend): EndedMonthQueries {
  const snapshots = composeEngineSnapshots(backend);
  return snapshots
    ? createEngineEndedMonthQueries(snapshots)
    : createMemoryEndedMonthQueries(backend.repos.endedMonth);
}
