import type { ItemWriter } from '../../gateways/elasticsearch/item-writer';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import { withTimeout } from '../../lib/with-timeout';
import type { ItemStatesRepo } from '../../repos/item-states-repo';

/** How many milliseconds an API call waits for the engine after its writes to Firestore. */
const CALL_WAITS_MS = 2000;

export interface ItemEngineUpdater {
  /**
   * Reads the items from Firestore and writes them to the engine, in one request. Idempotent, even if the items change
   * at the same time. If the engine has no index, only logs that. Throws AppError 'unavailable' if the engine fails.
   */
  follow(ids: readonly string[]): Promise<void>;
  /**
   * Writes items like `follow`, but for API calls: waits 2 seconds at most, and logs a failure instead of throwing. The
   * trigger `writeItemToSearchEngine` writes the items once more.
   */
  followNow(ids: readonly string[]): Promise<void>;
}

interface ItemEngineUpdaterDeps {
  readonly states: Pick<ItemStatesRepo, 'read'>;
  readonly engine: ItemWriter;
  readonly log: Pick<Logger, 'warn'>;
}

export function createItemEngineUpdater({
  states,
  engine,
  log,
}: ItemEngineUpdaterDeps): ItemEngineUpdater {
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
