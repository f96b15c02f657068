import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { ChangesStart } from '../../repos/indexed-items-repo';

const SECOND: Micros = 1_000_000;
/** `updatedAt` is when the database took a write up, so that it may be older than its commit: by less than this. */
export const LATEST_COMMIT: Micros = 60 * SECOND;
/** How long what was committed late may stay unseen. */
const REACH_BACK_EVERY = 60 * SECOND;
/** Firestore's stamps are whole milliseconds: until so long after, others may bear the same. */
const SAME_STAMP = SECOND;

/** Up to where the changes of the board are known. */
export interface KnownChanges {
  /** The last `updatedAt` that was seen. */
  readonly watermark: Micros;
  /** The database's time at the end of the last look. */
  readonly asOf: Micros;
  /** Up to when nothing can have been missed. */
  readonly completeTo: Micros;
}

/** A start, and whether a look from it leaves nothing out. */
export interface NextStart extends ChangesStart {
  readonly isComplete: boolean;
}

/**
 * Where the next look has to begin. Usually that is the last stamp seen. But a commit can have come
 * after that look with an older stamp, and so now and then one reaches back behind it.
 */
export function nextStart(known: KnownChanges, now: Micros): NextStart {
  const { watermark, asOf, completeTo } = known;
  const reachBack = completeTo - LATEST_COMMIT;
  const canHaveMissed = watermark > reachBack;
  if (canHaveMissed && now >= completeTo + REACH_BACK_EVERY)
    return { from: reachBack, inclusive: true, isComplete: true };
  // Asked for inclusively, a thousand items of one stamp would be read again with every look.
  const inclusive = asOf < watermark + SAME_STAMP;
  return { from: watermark, inclusive, isComplete: !canHaveMissed };
}
