import { lastMomentBefore } from '../../../domain/utc-month';
import type { EndedMonthQueries } from '../item-queries';
import { engineChampions } from './engine-champions';
import type { EngineSnapshots } from './engine-snapshots';

/**
 * Reads a month that has ended from Elasticsearch, so that the job needs no memory for the items. The engine keeps a
 * removed item for a day. So an item is missing if it was removed after the month's end and more than a day before the
 * job succeeds.
 */
export const createEngineEndedMonth = (snapshots: EngineSnapshots): EndedMonthQueries => ({
  champions: (monthEnd) =>
    snapshots.ask({}, (snapshot) => engineChampions(snapshot, lastMomentBefore(monthEnd))),
});
