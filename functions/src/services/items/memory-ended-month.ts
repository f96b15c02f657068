import { createItemIndex } from '../../domain/items/item-index/item-index';
import { lastMicrosBefore } from '../../domain/utc-month';
import type { EndedMonthRepo } from '../../repos/ended-month-repo';
import type { EndedMonthQueries } from './item-queries';

/**
 * Creates queries about ended months. Each query loads all items that were live at the end of the month into a separate
 * item index, which costs a read and 2 kB of memory for each item.
 */
export const createMemoryEndedMonthQueries = (
  endedMonth: Pick<EndedMonthRepo, 'liveFrom'>,
): EndedMonthQueries => ({
  champions: async (monthEnd) => {
    const index = createItemIndex();
    for await (const items of endedMonth.liveFrom(monthEnd)) index.put(items);
    return index.champions(lastMicrosBefore(monthEnd));
  },
});
