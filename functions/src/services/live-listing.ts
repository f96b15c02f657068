import type { Micros } from '../domain/listing-index/listed-item';
import type { ListingIndex } from '../domain/listing-index/listing-index';
import { AppError } from '../lib/app-error';
import { createSharedRuns } from '../lib/shared-runs';
import { type BoardSources, type HeldBoard, loadBoard, updateBoard } from './held-board';

/** Calm traffic never waits; the busiest pays for no more reads than these. */
const LOOKS = { perSecond: 4, burst: 4 };
const RETRY_AFTER_SECONDS = 1;

/** The board at a moment: what was committed until then is in it. */
export interface ListingLook {
  /** To be read before anything else is awaited: the next look changes it. */
  readonly index: ListingIndex;
  readonly asOf: Micros;
}

export interface LiveListing {
  /**
   * The board with everything committed before the call; with `maxAgeMs`, the one at hand where it
   * is no older. Throws AppError 'unavailable' where the database fails.
   */
  current(options?: { readonly maxAgeMs?: number }): Promise<ListingLook>;
}

interface LiveListingParts extends BoardSources {
  readonly now: () => Date;
}

/** Keeps the board in this instance's memory, and looks for what changed before it is shown. */
export function createLiveListing({ now, ...sources }: LiveListingParts): LiveListing {
  let held: { readonly board: HeldBoard; readonly lookedAt: number } | null = null;

  const look = async () => {
    const lookedAt = now().getTime();
    const moment = lookedAt * 1000;
    const board = held
      ? await updateBoard(held.board, sources, moment)
      : await loadBoard(sources, moment);
    held = { board, lookedAt };
    return held;
  };
  const lookAnew = createSharedRuns(look, { ...LOOKS, now });

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
