import { areaIn } from '@contract/rules/area-text';
import { ownItemView } from '@contract/rules/item-view';
import type { CallOutput, ItemsChange } from '@contract/endpoints/define-endpoint';
import type { sharingEndpoints } from '@contract/endpoints/sharing';
import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import type { ItemsRepo, StoredItem } from '../../repos/items-repo';
import type { OwnItemsRepo } from '../../repos/own-items-repo';
import type { PictureStore, RecutPicture } from './picture-store';
import { itemMissing, type OwnItem, type OwnItemRequest, requireOwnLive } from './require-own';

interface CoverChange extends OwnItemRequest {
  /** As `areaText` writes it. Null for none. */
  readonly cover: string | null;
  /** The entity tag of what the member saw: a revision. */
  readonly ifMatch: string;
  readonly log: Logger;
}

type Changed = CallOutput<typeof sharingEndpoints.changeCover>;

export interface ItemCovers {
  /**
   * Stores another cover with the thumbnails that show it, or neither. Throws AppError 'not_found' unless the member owns the
   * live item, 'bad_request' if the cover is too small, or 'conflict' with the current state if the item was edited meanwhile.
   */
  change(change: CoverChange): Promise<ItemsChange<Changed>>;
}

interface ItemCoversParts {
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly ownItems: Pick<OwnItemsRepo, 'edit'>;
  readonly pictureStore: Pick<PictureStore, 'recut'>;
  readonly now: () => Date;
}

export function createItemCovers({
  items,
  ownItems,
  pictureStore,
  now,
}: ItemCoversParts): ItemCovers {
  const requireOwn = (change: CoverChange) => requireOwnLive(items, change, now());
  /** Returns whether the item names the new thumbnails. A commit can succeed although it seems to fail. */
  const store = async (change: CoverChange, { key, record }: OwnItem, recut: RecutPicture) => {
    const { picture } = recut;
    const cover = coverOf(change);
    try {
      return await ownItems.edit(key, record.revision, { picture, cover });
    } catch (error) {
      const stored = await requireOwn(change);
      if (isSameCut(stored.record.picture, picture)) return true;
      throw error;
    }
  };

  return {
    change: async (change) => {
      const own = await requireOwn(change);
      const { record } = own;
      if (change.ifMatch !== String(record.revision)) return conflict(await requireOwn(change));
      const parts = { cover: coverOf(change), focus: record.focus };
      const recut = (await pictureStore.recut(record.picture, parts, change.log)) ?? itemMissing();
      let isStored = false;
      try {
        isStored = await store(change, own, recut);
      } finally {
        if (!isStored) await recut.remove();
      }
      const current = await requireOwn(change);
      return isStored ? changed(current) : conflict(current);
    },
  };
}

const coverOf = ({ cover }: CoverChange) => (cover === null ? null : areaIn(cover));

const isSameCut = (one: RecutPicture['picture'], other: RecutPicture['picture']): boolean =>
  one.thumbnails[0]?.url === other.thumbnails[0]?.url;

function changed({ id, record, changedAt }: StoredItem): ItemsChange<Changed> {
  const etag = String(record.revision);
  return { output: { body: { item: ownItemView(id, record) }, etag }, changedAt };
}

function conflict(stored: StoredItem): never {
  throw new AppError('conflict', ITEM_EDIT_MESSAGES.conflict, { current: changed(stored).output });
}
