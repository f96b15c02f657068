import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { ItemIndex } from '../../domain/items/item-index/item-index';
import { createLiveSnapshots, type LiveSnapshots } from './live-snapshots';
import {
  type ItemIndexDeps,
  type LoadedItemIndex,
  loadItemIndex,
  updateItemIndex,
} from './loaded-item-index';

/** The same object until the next sync. */
export interface ItemIndexSnapshot {
  /** Read it before the next `await`, because a sync changes it. */
  readonly index: ItemIndex;
  /** The index contains every commit up to this time. */
  readonly asOf: Micros;
}

export type LiveItemIndex = Pick<LiveSnapshots<ItemIndexSnapshot>, 'current'>;

interface LiveItemIndexDeps extends ItemIndexDeps {
  readonly now: () => Date;
}

/** Keeps the item index in this instance's memory and applies new changes (ADR 0035). */
export const createLiveItemIndex = ({ now, ...deps }: LiveItemIndexDeps): LiveItemIndex =>
  createLiveSnapshots<LoadedItemIndex>({
    sync: (last, at) =>
      last ? updateItemIndex(last, deps, at * 1000) : loadItemIndex(deps, at * 1000),
    log: deps.log,
    now,
  });
