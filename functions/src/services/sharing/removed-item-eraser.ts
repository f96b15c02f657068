import { timestampField } from '@contract/schemas/firestore-fields';
import { SUBJECT_GONE_NOTES, type SubjectGoneNote } from '@contract/schemas/report';
import { hiddenFolder, isMediaFolder, itemFolder } from '../../domain/media-path';
import type { MediaGateway } from '../../gateways/media/media';
import type { Authorized } from '../../lib/authority';
import type { HiddenItemsRepo } from '../../repos/hidden-items-repo';
import type { ItemSubcollectionsRepo } from '../../repos/item-subcollections-repo';
import type { ItemKey } from '../../repos/items-repo';
import type { NotificationsRepo } from '../../repos/notifications-repo';
import type { ReportStatusesRepo } from '../../repos/report-statuses-repo';

export interface RemovedItemEraser {
  /**
   * Deletes the pictures, likes, comments and notifications of a removed item, and the record of how it was hidden.
   * Resolves its pending reports with a note. The item's document stays, because it tells the item index and the
   * members' browsers that the item is gone. Idempotent, even if a call fails halfway and is repeated.
   */
  erase(item: Authorized<ItemKey>, note: SubjectGoneNote): Promise<void>;
}

interface RemovedItemEraserDeps {
  /** Loads the storage of pictures. Called only for a removed item, because loading takes time. */
  readonly media: () => Promise<Pick<MediaGateway, 'removeFolder'>>;
  readonly itemSubcollections: ItemSubcollectionsRepo;
  readonly notifications: Pick<NotificationsRepo, 'removeOfItem'>;
  readonly reportStatuses: Pick<ReportStatusesRepo, 'resolveOfItem'>;
  readonly hiddenItems: Pick<HiddenItemsRepo, 'forget'>;
}

export function createRemovedItemEraser({
  media,
  itemSubcollections,
  notifications,
  reportStatuses,
  hiddenItems,
}: RemovedItemEraserDeps): RemovedItemEraser {
  return {
    erase: async (item, note) => {
      const { itemId } = item;
      // Skips invalid folders, because an item whose id cannot be a part of a path has no pictures.
      for (const folder of [itemFolder(itemId), hiddenFolder(itemId)].filter(isMediaFolder))
        await (await media()).removeFolder(folder);
      // Removes the notifications first, so that the triggers that run after the deletion of likes and comments find no
      // notifications to change.
      await notifications.removeOfItem(itemId);
      await itemSubcollections.deleteAll(item, 'likes');
      await itemSubcollections.deleteAll(item, 'comments');
      await reportStatuses.resolveOfItem(itemId, note);
      await hiddenItems.forget(item);
    },
  };
}

type StoredItem = Readonly<Record<string, unknown>>;

/**
 * Returns whether the data of an item must be erased after a change of `items/{itemId}`. True for the removal itself
 * and for every later change, because a like that arrives during the removal also changes the item.
 */
export const isRemoved = ({ removedAt }: StoredItem): boolean =>
  removedAt !== null && removedAt !== undefined;

/**
 * Returns the note for the reports of a removed item. The note states either that the owner deleted the item or that
 * the item had expired.
 */
export function noteOfRemoval({ removedAt, expiresAt }: StoredItem): SubjectGoneNote {
  const [removed, expires] = [removedAt, expiresAt].map((it) => timestampField.safeParse(it).data);
  const isExpired = removed !== undefined && expires !== undefined && expires <= removed;
  return isExpired ? SUBJECT_GONE_NOTES.itemExpired : SUBJECT_GONE_NOTES.itemDeleted;
}
