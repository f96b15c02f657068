import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { ItemIndex } from '../../domain/items/item-index/item-index';
import { createSharedSnapshots, type SharedSnapshots } from './shared-snapshots';
import {
  type ItemIndexDeps,
  type LoadedItemIndex,
  loadItemIndex,
  updateItemIndex,
} from './loaded-item-index';

/** A snapshot of the index in memory. It is the same object until the next sync. */
export interface ItemIndexSnapshot {
  /** The index of all items. Callers must read it before their next `await`, because a sync changes it. */
  readonly index: ItemIndex;
  /** The index contains every commit up to this time. */
  readonly asOf: Micros;
}

export type SyncedItemIndex = Pick<SharedSnapshots<ItemIndexSnapshot>, 'current'>;

interface SyncedItemIndexDeps extends ItemIndexDeps {
  readonly now: () => Date;
}

/** Keeps the item index in this instance's memory and applies new changes (ADR 0035). */
export const createSyncedItemIndex = ({ now, ...deps }: SyncedItemIndexDeps): SyncedItemIndex =>
  createSharedSnapshots<LoadedItemIndex>({
    sync: (last, at) =>
      last ? updateItemIndex(last, deps, at * 1000) : loadItemIndex(deps, at * 1000),
    log: deps.log,
    now,
  });
