import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { ItemIndex } from '../../domain/items/item-index/item-index';
import { AppError } from '../../lib/app-error';
import { createSingleFlight } from '../../lib/single-flight';
import {
  type ItemIndexSources,
  type LoadedItemIndex,
  loadItemIndex,
  updateItemIndex,
} from './loaded-item-index';

/** Calm traffic never waits; the busiest pays for no more reads than these. */
const LOOKS = { perSecond: 4, burst: 4 };
const RETRY_AFTER_SECONDS = 1;

/** The board at a moment: what was committed until then is in it. */
export interface ItemIndexSnapshot {
  /** To be read before anything else is awaited: the next look changes it. */
  readonly index: ItemIndex;
  readonly asOf: Micros;
}

export interface LiveItemIndex {
  /**
   * The board with everything committed before the call; with `maxAgeMs`, the one at hand where it
   * is no older. Throws AppError 'unavailable' where the database fails.
   */
  current(options?: { readonly maxAgeMs?: number }): Promise<ItemIndexSnapshot>;
}

interface LiveItemIndexParts extends ItemIndexSources {
  readonly now: () => Date;
}

/** Keeps the board in this instance's memory, and looks for what changed before it is shown. */
export function createLiveItemIndex({ now, ...sources }: LiveItemIndexParts): LiveItemIndex {
  let held: { readonly board: LoadedItemIndex; readonly lookedAt: number } | null = null;

  const look = async () => {
    const lookedAt = now().getTime();
    const moment = lookedAt * 1000;
    const board = held
      ? await updateItemIndex(held.board, sources, moment)
      : await loadItemIndex(sources, moment);
    held = { board, lookedAt };
    return held;
  };
  const lookAnew = createSingleFlight(look, { ...LOOKS, now });

  return {
    current: async ({ maxAgeMs = 0 } = {}) => {
      const recent = held && now().getTime() < held.lookedAt + maxAgeMs ? held : null;
      const { board } = recent ?? (await lookAnew().catch(unavailable));
      return { index: board.index, asOf: board.asOf };
    },
  };
}

function unavailable(cause: unknown): never {
  const message = 'The board cannot be read right now. Please try again.';
  throw new AppError('unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
