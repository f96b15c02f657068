import { startOfUtcMonth, utcMonthEndedAt } from '../../domain/utc-month';
import { authorizedToSystem } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { ChampionTitlesRepo } from '../../repos/champion-titles-repo';
import type { ExpiredItem, ExpiredItemsRepo } from '../../repos/expired-items-repo';
import type { OwnItemsRepo } from '../../repos/own-items-repo';

/** Longer than any call that began while the item was live, such as a like or an upload. */
export const EXPIRED_FOR_MS = 60 * 60 * 1000;
/** How many items are removed at the same time. Many of them belong to one owner, and write the same documents. */
const AT_ONCE = 5;

export interface ExpiredItemsParts {
  readonly expiredItems: ExpiredItemsRepo;
  readonly ownItems: Pick<OwnItemsRepo, 'removeExpired'>;
  readonly championTitles: Pick<ChampionTitlesRepo, 'isAwarded'>;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => Date;
}

interface Bounds {
  /** How many items a run removes at most, rounded up to those that it removes at the same time. */
  readonly limit: number;
  readonly until: Date;
}

export interface ExpiredItems {
  /**
   * Removes items that expired an hour ago or earlier, the first to expire first, and returns how many. The trigger `eraseRemovedItem`
   * deletes their parts. Safe to repeat and to run twice at the same time. An item that cannot be removed does not hold up the
   * others. Throws at the end if there was one.
   */
  remove(bounds: Bounds): Promise<number>;
  /** Yields pages of the items that `remove` would remove. */
  find(): AsyncIterable<readonly ExpiredItem[]>;
}

export function createExpiredItems(parts: ExpiredItemsParts): ExpiredItems {
  const { expiredItems, ownItems, championTitles, log, now } = parts;

  /** Items that were live at the end of a month stay until its champions have their titles. */
  const removableBefore = async (): Promise<Date> => {
    const time = new Date(now().getTime() - EXPIRED_FOR_MS);
    const monthEnd = startOfUtcMonth(time);
    return (await championTitles.isAwarded(utcMonthEndedAt(monthEnd))) ? time : monthEnd;
  };

  const tryRemove = async ({ itemId }: ExpiredItem, before: Date) => {
    try {
      const key = authorizedToSystem('job or trigger', { itemId });
      return (await ownItems.removeExpired(key, before)) ? 'removed' : 'skipped';
    } catch (error) {
      log.error('expired_item_failed', { itemId, error });
      return 'failed';
    }
  };

  return {
    remove: async ({ limit, until }) => {
      const before = await removableBefore();
      const counts = { removed: 0, skipped: 0, failed: 0 };
      for await (const some of groupsOf(expiredItems.before(before), AT_ONCE)) {
        for (const result of await Promise.all(some.map((item) => tryRemove(item, before))))
          counts[result] += 1;
        if (counts.removed >= limit || now() >= until) break;
      }
      if (counts.failed > 0)
        throw new Error(`${String(counts.failed)} expired items could not be removed`);
      return counts.removed;
    },
    find: async function* () {
      yield* expiredItems.before(await removableBefore());
    },
  };
}

async function* groupsOf<Value>(pages: AsyncIterable<readonly Value[]>, size: number) {
  for await (const page of pages)
    for (let start = 0; start < page.length; start += size) yield page.slice(start, start + size);
}
