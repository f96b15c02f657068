import type { CallOutput, ItemsChange } from '@contract/endpoints/define-endpoint';
import type { sharingEndpoints } from '@contract/endpoints/sharing';
import { itemView } from '@contract/rules/item-view';
import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import type { ItemChange } from '@contract/schemas/item-change';
import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import { isLive } from '../../domain/items/is-live';
import { AppError } from '../../lib/app-error';
import type { AchievementsRepo } from '../../repos/achievements-repo';
import type { ItemsRepo, StoredItem } from '../../repos/items-repo';
import type { OwnItemsRepo } from '../../repos/own-items-repo';
import type { CategoryLookup } from '../categories/category-lookup';
import { editedFields } from './edited-fields';

interface OwnItem {
  readonly itemId: string;
  readonly uid: string;
}

interface EditOf extends OwnItem {
  readonly change: ItemChange;
  /** The entity tag of what the member saw: a revision. */
  readonly ifMatch: string;
}

type Edited = CallOutput<typeof sharingEndpoints.editItem>;

export interface OwnItems {
  /**
   * Changes some fields of a live item. Throws AppError 'not_found' unless the member owns it, 'bad_request' as sharing does,
   * 'conflict' with the current state if the item was edited meanwhile, or 'unavailable'.
   */
  edit(edit: EditOf): Promise<ItemsChange<Edited>>;
  /** Marks the item as removed. Safe to repeat. Throws AppError 'not_found' unless the member owns it. */
  remove(item: OwnItem): Promise<ItemsChange<undefined>>;
}

interface OwnItemsParts {
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly ownItems: OwnItemsRepo;
  readonly categories: Pick<CategoryLookup, 'find'>;
  readonly achievements: Pick<AchievementsRepo, 'unlockDue'>;
  readonly now: () => Date;
}

export function createOwnItems(parts: OwnItemsParts): OwnItems {
  const { items, ownItems, categories, achievements, now } = parts;
  const requireOwn = async ({ itemId, uid }: OwnItem): Promise<StoredItem> => {
    const stored = await items.get(itemId);
    // The same error for another member's item and for a missing one, so that callers cannot tell them apart.
    return stored?.record.ownerId === uid ? stored : missing();
  };
  const requireLive = async (item: OwnItem): Promise<StoredItem> => {
    const stored = await requireOwn(item);
    return isLive(stored.record, now()) ? stored : missing();
  };

  return {
    edit: async ({ change, ifMatch, ...item }) => {
      const { record } = await requireLive(item);
      if (ifMatch === String(record.revision)) {
        const fields = await editedFields(item.itemId, record, change, categories);
        const isStored = await ownItems.edit(item.itemId, record.revision, fields);
        if (isStored) {
          await achievements.unlockDue({ uid: item.uid, at: now() });
          return editedAnswer(await requireLive(item));
        }
      }
      const current = editedAnswer(await requireLive(item)).output;
      throw new AppError('conflict', ITEM_EDIT_MESSAGES.conflict, { current });
    },
    remove: async (item) => {
      const { record, changedAt } = await requireOwn(item);
      if (record.removedAt !== null) return { output: undefined, changedAt };
      const removedAt = await ownItems.remove(item.itemId);
      return { output: undefined, changedAt: removedAt ?? missing() };
    },
  };
}

function editedAnswer({ id, record, changedAt }: StoredItem): ItemsChange<Edited> {
  const etag = String(record.revision);
  return { output: { body: { item: itemView(id, record) }, etag }, changedAt };
}

function missing(): never {
  throw new AppError('not_found', ITEM_MISSING_MESSAGE);
}
