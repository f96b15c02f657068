import type { CallOutput, ItemsChangeOutput } from '@contract/endpoints/define-endpoint';
import type { sharingEndpoints } from '@contract/endpoints/sharing';
import { isSameSale } from '@contract/rules/drawn-card';
import { editableValues } from '@contract/rules/editable-values';
import { ownItemView } from '@contract/rules/item-view';
import type { ItemChange } from '@contract/schemas/item-change';
import {
  ITEM_EDIT_MESSAGES,
  type EditableItemFields,
  editableItemFieldsSchema,
} from '@contract/schemas/item-edit';
import type { ItemRecord } from '@contract/schemas/item-record';
import type { KeptSalesChoice } from '@contract/schemas/kept-sales';
import { drawnSaleOf, needsDrawnCard, withOutdatedDrawing } from '../../domain/items/drawn-sale';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import type { AchievementsRepo } from '../../repos/achievements-repo';
import type { ItemsRepo, StoredItem } from '../../repos/items-repo';
import type { EditedFields, OwnItemsRepo } from '../../repos/own-items-repo';
import type { CategoryLookup } from '../categories/category-lookup';
import { priceInCents, purchaseFieldsOf } from './new-item';
import { createLinkFilesToItem } from './picture-edit';
import type { PictureStore } from './picture-store';
import { requireCategory } from './require-category';
import {
  throwItemMissing,
  type OwnItem,
  type OwnItemRequest,
  requireOwnItem,
  requireOwnLiveItem,
} from './require-own-item';

interface EditOf extends OwnItemRequest {
  readonly change: ItemChange;
  readonly log: Logger;
  /** The entity tag of the item's revision that the member saw. */
  readonly ifMatch: string;
}

interface DeletionOf extends OwnItemRequest {
  readonly figures: KeptSalesChoice;
}

type Edited = CallOutput<typeof sharingEndpoints.editItem>;

export interface OwnItemEditor {
  /**
   * Changes some fields of a live item, and draws its thumbnails again if they show these fields. If drawing fails, the
   * fields still change. Throws AppError 'not_found' unless the member owns the item, 'bad_request' if the fields break
   * a rule for shared items, 'conflict' with the current state if the item was edited meanwhile, or 'unavailable' if
   * the category cannot be checked.
   */
  edit(edit: EditOf): Promise<ItemsChangeOutput<Edited>>;
  /**
   * Marks the item as removed. Idempotent: only the first call decides whether an own sale stays in the member's
   * figures. Throws AppError 'not_found' unless the member owns the item.
   */
  remove(deletion: DeletionOf): Promise<ItemsChangeOutput<undefined>>;
}

interface OwnItemEditorDeps {
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly ownItems: Pick<OwnItemsRepo, 'edit' | 'remove'>;
  /** Loads the storage of pictures. Called only when needed, because loading takes time. */
  readonly pictureStore: () => Promise<Pick<PictureStore, 'redraw'>>;
  readonly categories: Pick<CategoryLookup, 'find'>;
  readonly achievements: Pick<AchievementsRepo, 'unlockDue'>;
  readonly now: () => Date;
}

export function createOwnItemEditor(deps: OwnItemEditorDeps): OwnItemEditor {
  const { items, ownItems, categories, achievements, now } = deps;
  const requireLive = (item: OwnItemRequest) => requireOwnLiveItem(items, item, now());
  const linkFilesToItem = createLinkFilesToItem(deps);

  const redraw = async ({ id, record }: OwnItem, fields: EditedFields, log: Logger) => {
    try {
      return await (await deps.pictureStore()).redraw(record.picture, drawnSaleOf(fields), log);
    } catch (error) {
      log.error('drawing_failed', { itemId: id, error });
      return null;
    }
  };

  const store = async (own: OwnItem, fields: EditedFields, log: Logger): Promise<boolean> => {
    const { key, record } = own;
    if (!isDrawnAgain(record, fields)) return ownItems.edit(key, record.revision, fields);
    const drawn = await redraw(own, fields, log);
    if (!drawn) return ownItems.edit(key, record.revision, { ...fields, ...markOf(record) });
    const { picture } = drawn;
    return linkFilesToItem(own, { fields: { ...fields, picture }, remove: () => drawn.remove() });
  };

  return {
    edit: async ({ change, ifMatch, log, ...item }) => {
      const own = await requireLive(item);
      const { record } = own;
      if (ifMatch === String(record.revision)) {
        const fields = await editedFields(item.itemId, record, change, categories);
        const isStored = await store(own, fields, log);
        if (isStored) {
          await achievements.unlockDue({ uid: item.actor.uid, at: now() });
          return editedResult(await requireLive(item));
        }
      }
      const current = editedResult(await requireLive(item)).output;
      throw new AppError('conflict', ITEM_EDIT_MESSAGES.conflict, { current });
    },
    remove: async ({ figures, ...item }) => {
      const { record, changedAt, key } = await requireOwnItem(items, item);
      if (record.removedAt !== null) return { output: undefined, changedAt };
      const removedAt = await ownItems.remove(key, figures);
      return { output: undefined, changedAt: removedAt ?? throwItemMissing() };
    },
  };
}

/**
 * Whether the thumbnails of an item must be drawn again after an edit. This is the case if the item has no cover and
 * its thumbnails do not show the edited fields.
 */
const isDrawnAgain = (record: ItemRecord, edited: EditedFields): boolean =>
  record.cover === null &&
  (needsDrawnCard(record) || !isSameSale(drawnSaleOf(record), drawnSaleOf(edited)));

/**
 * Returns the fields that mark an item whose thumbnails could not be drawn, so that the next edit and `npm run
 * draw-cards` find the item. An item that an earlier version shared without drawn thumbnails needs no mark to be found.
 */
const markOf = (record: ItemRecord) =>
  needsDrawnCard(record) ? {} : { picture: withOutdatedDrawing(record.picture) };

function editedResult({ id, record, changedAt }: StoredItem): ItemsChangeOutput<Edited> {
  const etag = String(record.revision);
  return { output: { body: { item: ownItemView(id, record) }, etag }, changedAt };
}

/**
 * Applies a change to an item, and returns all editable fields of the result. Throws AppError 'bad_request' if the
 * result breaks a rule of sharing, or 'unavailable' if the category cannot be checked.
 */
async function editedFields(
  itemId: string,
  record: ItemRecord,
  change: ItemChange,
  categories: Pick<CategoryLookup, 'find'>,
): Promise<EditedFields> {
  const edit = editOf(itemId, record, change);
  return {
    title: edit.title,
    platform: edit.platform,
    ...(keepsCategory(record, edit, change)
      ? { categoryId: record.categoryId, categoryName: record.categoryName }
      : await newCategory(edit, categories)),
    soldPriceCents: priceInCents(edit.soldPrice),
    saleType: edit.saleType,
    offerPriceCents: edit.saleType === 'offer' ? priceInCents(edit.offerPrice) : null,
    soldDate: edit.soldDate ?? null,
    ebayUrl: edit.ebayUrl ?? null,
    ...purchaseFieldsOf(edit),
  };
}

function editOf(itemId: string, record: ItemRecord, change: ItemChange): EditableItemFields {
  const before = editableValues(ownItemView(itemId, record));
  const categoryId = record.categoryId ?? '';
  const { success, data, error } = editableItemFieldsSchema.safeParse({
    ...before,
    categoryId,
    ...change,
  });
  if (success) return data;
  const issues = error.issues.map(({ path, message }) => ({
    path: ['body', ...path.map(String)],
    message,
  }));
  throw new AppError('bad_request', issues[0]?.message ?? '', { issues });
}

/**
 * Whether an edit keeps the item's category. If so, the category is not checked, because an item may keep a category
 * that is no longer in the tree.
 */
const keepsCategory = (
  record: ItemRecord,
  { platform }: EditableItemFields,
  { categoryId }: ItemChange,
) => platform === 'ebay' && (categoryId === undefined || categoryId === record.categoryId);

async function newCategory(edit: EditableItemFields, categories: Pick<CategoryLookup, 'find'>) {
  const category = await requireCategory(categories, edit);
  return {
    categoryId: category?.categoryId ?? null,
    categoryName: category?.categoryName ?? null,
  };
}
