import { ownItemView } from '@contract/rules/item-view';
import type { CallOutput, ItemsChangeOutput } from '@contract/endpoints/define-endpoint';
import type { sharingEndpoints } from '@contract/endpoints/sharing';
import type { Picture } from '@contract/schemas/image';
import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import type { ItemRecord } from '@contract/schemas/item-record';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import type { ItemsRepo, StoredItem } from '../../repos/items-repo';
import type {
  CoverFields,
  CropFields,
  DrawnThumbnailFields,
  OwnItemsRepo,
} from '../../repos/own-items-repo';
import {
  throwItemMissing,
  type OwnItem,
  type OwnItemRequest,
  requireOwnLiveItem,
} from './require-own-item';

export interface PictureEditRequest extends OwnItemRequest {
  /** The entity tag of the item's revision that the member saw. */
  readonly ifMatch: string;
  readonly log: Logger;
}

/** New files of an item, and the fields of the item that name the files. */
export interface StoredFilesWithItemFields {
  readonly fields: CoverFields | CropFields | DrawnThumbnailFields;
  /** Removes the new files. Callers call this if the item does not name the files. */
  readonly remove: () => Promise<void>;
}

export interface ReplacementFiles extends StoredFilesWithItemFields {
  /** Removes the files that the item no longer needs. */
  readonly removeEarlier?: () => Promise<void>;
}

type Edited = CallOutput<typeof sharingEndpoints.changeCover | typeof sharingEndpoints.cropPicture>;

/**
 * Stores new files of an own item, and the fields that name the files. Stores either both or nothing. `prepare` stores
 * the files, or returns null if the picture is gone. Throws AppError 'not_found' unless the member owns the live item,
 * or 'conflict' with the current state if the item was edited meanwhile.
 */
export type EditPicture = (
  request: PictureEditRequest,
  prepare: (record: ItemRecord) => Promise<ReplacementFiles | null>,
) => Promise<ItemsChangeOutput<Edited>>;

interface LinkFilesToItemDeps {
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly ownItems: Pick<OwnItemsRepo, 'edit'>;
}

interface PictureEditDeps extends LinkFilesToItemDeps {
  readonly now: () => Date;
}

/**
 * Stores the fields of an item that name new files. Returns whether the item names the files, and removes the files if
 * it does not. If the commit seems to fail or to be too late, it can still have succeeded, because Firestore repeats a
 * transaction whose response got lost. Costs 1 more read if the commit fails.
 */
export type LinkFilesToItem = (
  item: Pick<OwnItem, 'key' | 'record'>,
  files: StoredFilesWithItemFields,
) => Promise<boolean>;

export const createLinkFilesToItem =
  ({ items, ownItems }: LinkFilesToItemDeps): LinkFilesToItem =>
  async ({ key, record }, { fields, remove }) => {
    const outcome = await ownItems
      .edit(key, record.revision, fields, record.hiddenAt !== null)
      .catch((error: unknown) => ({ error }));
    if (outcome === true) return true;
    // If this read fails, the files stay, because the item may name them.
    const stored = await items.get(key.itemId);
    if (stored && namesSameFiles(stored.record.picture, fields.picture)) return true;
    await remove();
    if (outcome !== false) throw outcome.error;
    return false;
  };

export function createEditPicture(deps: PictureEditDeps): EditPicture {
  const { items, now } = deps;
  const requireOwn = (request: PictureEditRequest) => requireOwnLiveItem(items, request, now());
  const store = createLinkFilesToItem(deps);

  return async (request, prepare) => {
    const own = await requireOwn(request);
    if (request.ifMatch !== String(own.record.revision)) return conflict(await requireOwn(request));
    const files = await prepare(own.record);
    // If the picture is gone, nothing can be stored. For example, another crop may have replaced it.
    if (!files) return changedMeanwhile(own, await requireOwn(request));
    const isStored = await store(own, files);
    if (isStored) await files.removeEarlier?.();
    const current = await requireOwn(request);
    return isStored ? edited(current) : conflict(current);
  };
}

const changedMeanwhile = (before: StoredItem, now: StoredItem): never =>
  now.record.revision === before.record.revision ? throwItemMissing() : conflict(now);

const namesSameFiles = (one: Picture, other: Picture): boolean =>
  one.thumbnails[0]?.url === other.thumbnails[0]?.url;

function edited({ id, record, changedAt }: StoredItem): ItemsChangeOutput<Edited> {
  const etag = String(record.revision);
  return { output: { body: { item: ownItemView(id, record) }, etag }, changedAt };
}

function conflict(stored: StoredItem): never {
  throw new AppError('conflict', ITEM_EDIT_MESSAGES.conflict, { current: edited(stored).output });
}
