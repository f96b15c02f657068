import { lastMomentBefore } from '../../../domain/utc-month';
import type { EndedMonthQueries } from '../item-queries';
import { engineChampions } from './engine-champions';
import type { EngineSnapshots } from './engine-snapshots';

/**
 * Reads Elasticsearch, so that the job needs no memory for the items. The engine keeps a removed item for a day. If the job first succeeds
 * later than a day after the month, items that were removed since the month's end are missing.
 */
export const createEngineEndedMonth = (snapshots: EngineSnapshots): EndedMonthQueries => ({
  champions: (monthEnd) =>
    snapshots.ask({}, (snapshot) => engineChampions(snapshot, lastMomentBefore(monthEnd))),
});
