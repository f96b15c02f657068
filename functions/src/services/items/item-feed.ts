import type { ItemWriter } from '../../gateways/elasticsearch/item-writer';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import { withTimeout } from '../../lib/with-timeout';
import type { ItemStatesRepo } from '../../repos/item-states-repo';

/** A call waits for the engine at most this long. What it did is stored by then. */
const CALL_WAITS_MS = 2000;

export interface ItemFeed {
  /**
   * Writes the current state of items to the engine. Safe to repeat, and safe while they change, because each state has a version. One read
   * for each item and one request. Does nothing but log if the engine has no index, because building one reads all items. Throws AppError
   * 'unavailable'.
   */
  follow(ids: readonly string[]): Promise<void>;
  /** Like `follow`, for calls: logs a failure, and gives up after 2 seconds. The trigger of the item writes it then. */
  followNow(ids: readonly string[]): Promise<void>;
}

interface ItemFeedParts {
  readonly states: Pick<ItemStatesRepo, 'read'>;
  readonly engine: ItemWriter;
  readonly log: Pick<Logger, 'warn'>;
}

export function createItemFeed({ states, engine, log }: ItemFeedParts): ItemFeed {
  const follow = async (ids: readonly string[]) => {
    const written = await engine.write(await states.read(ids));
    if (written === null) log.warn('items_engine_missing', { count: ids.length });
  };
  return {
    follow,
    followNow: async (ids) => {
      const late = () => new AppError('unavailable', 'The engine took too long.');
      try {
        await withTimeout(follow(ids), CALL_WAITS_MS, late);
      } catch (error) {
        log.warn('item_write_through_failed', { count: ids.length, error });
      }
    },
  };
}
