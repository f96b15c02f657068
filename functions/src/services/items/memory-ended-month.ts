import type { Micros } from '../../domain/items/item-index/indexed-item';
import { createItemIndex } from '../../domain/items/item-index/item-index';
import type { EndedMonthRepo } from '../../repos/ended-month-repo';
import type { EndedMonthQueries } from './item-queries';

const MICROS_PER_MS = 1000;

/** Loads all items that were live at the end of the month into a separate item index. Costs a read and 2 kB of memory for each. */
export const createMemoryEndedMonth = (
  endedMonth: Pick<EndedMonthRepo, 'liveFrom'>,
): EndedMonthQueries => ({
  champions: async (monthEnd) => {
    const index = createItemIndex();
    for await (const items of endedMonth.liveFrom(monthEnd)) index.put(items);
    return index.champions(lastMomentBefore(monthEnd));
  },
});

const lastMomentBefore = (time: Date): Micros => time.getTime() * MICROS_PER_MS - 1;
