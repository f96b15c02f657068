import type { Micros } from '../../../domain/items/item-index/indexed-item';
import type { EngineSnapshot } from './engine-snapshots';
import type { Clause } from './item-clauses';

/** A list, with the snapshots that answer one request. */
export interface ListView {
  /** The snapshot of order and places. */
  readonly ordered: EngineSnapshot;
  /** The snapshot of the items' current data. */
  readonly current: EngineSnapshot;
  readonly asOf: Micros;
  /** Like `places`, but with the items of members whom the reader blocks. */
  readonly filtered: Clause;
  /** Items that have a place in the list. */
  readonly places: Clause;
}
