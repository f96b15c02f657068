import type { Micros } from '../../../domain/items/item-index/indexed-item';
import type { EngineSnapshot } from './engine-snapshots';
import type { Clause } from './item-clauses';

/** A list, with the snapshots that a request for one of its pages reads. */
export interface EngineListQuery {
  /** The snapshot that decides the order and the places of the items. */
  readonly ordered: EngineSnapshot;
  /** The snapshot with the items' current data. */
  readonly current: EngineSnapshot;
  readonly asOf: Micros;
  /** Selects all items that match the filter of the list, including items of members whom the reader blocks. */
  readonly filtered: Clause;
  /**
   * Selects the items that have a place in the list: those that match the filter and whose owner the reader does not
   * block.
   */
  readonly places: Clause;
}
