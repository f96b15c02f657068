import { startOfUtcMonth, utcMonthEndedAt } from '../../domain/utc-month';
import { authorizeForSystem } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { ChampionTitlesRepo } from '../../repos/champion-titles-repo';
import type { ExpiredItem, ExpiredItemsRepo } from '../../repos/expired-items-repo';
import type { OwnItemsRepo } from '../../repos/own-items-repo';
import { type RemovalBounds, removeInGroups } from './remove-in-groups';

/**
 * How many milliseconds an item must have been expired before it is removed. This is longer than the duration of any
 * call that began while the item was live, such as a like or an upload.
 */
export const REMOVE_AFTER_EXPIRY_MS = 60 * 60 * 1000;

export interface ExpiredItemRemoverDeps {
  readonly expiredItems: ExpiredItemsRepo;
  readonly ownItems: Pick<OwnItemsRepo, 'removeExpired'>;
  readonly championTitles: Pick<ChampionTitlesRepo, 'isAwarded'>;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => Date;
}

export interface ExpiredItemRemover {
  /**
   * Removes items that expired more than an hour ago, the earliest first. Returns how many it removed. The trigger
   * `eraseRemovedItem` deletes their parts. Idempotent. Several calls can run at the same time. If one item cannot be
   * removed, continues with the others, and throws at the end.
   */
  remove(bounds: RemovalBounds): Promise<number>;
  /** Yields pages of the items that `remove` would remove. */
  find(): AsyncIterable<readonly ExpiredItem[]>;
}

export function createExpiredItemRemover(deps: ExpiredItemRemoverDeps): ExpiredItemRemover {
  const { expiredItems, ownItems, championTitles, log, now } = deps;

  /**
   * Returns the time before which an item must have expired to be removed. Items that were live at the end of a month
   * stay until the titles of that month are awarded.
   */
  const removableBefore = async (): Promise<Date> => {
    const time = new Date(now().getTime() - REMOVE_AFTER_EXPIRY_MS);
    const monthEnd = startOfUtcMonth(time);
    return (await championTitles.isAwarded(utcMonthEndedAt(monthEnd))) ? time : monthEnd;
  };

  return {
    remove: async (bounds) => {
      const before = await removableBefore();
      const { removed, failed } = await removeInGroups(expiredItems.before(before), {
        ...bounds,
        now,
        remove: ({ itemId }) =>
          ownItems.removeExpired(authorizeForSystem('job or trigger', { itemId }), before),
        onFailure: ({ itemId }, error) => log.error('expired_item_failed', { itemId, error }),
      });
      if (failed > 0) throw new Error(`${String(failed)} expired items could not be removed`);
      return removed;
    },
    find: async function* () {
      yield* expiredItems.before(await removableBefore());
    },
  };
}
