import type { Micros } from '../../../domain/items/item-index/indexed-item';
import type { EngineSnapshot } from './engine-snapshots';
import type { Clause } from './item-clauses';

/** A list as a request sees it. */
export interface ListView {
  /** Where order and places come from. */
  readonly ordered: EngineSnapshot;
  /** Where the items come from. */
  readonly current: EngineSnapshot;
  readonly asOf: Micros;
  /** Items that have a place in the list. */
  readonly places: Clause;
}
