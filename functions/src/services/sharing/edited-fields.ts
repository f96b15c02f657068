import { editableValues } from '@contract/rules/editable-values';
import { ownItemView } from '@contract/rules/item-view';
import type { ItemChange } from '@contract/schemas/item-change';
import { type ItemEdit, itemEditSchema } from '@contract/schemas/item-edit';
import type { ItemRecord } from '@contract/schemas/item-record';
import { AppError } from '../../lib/app-error';
import type { EditedFields } from '../../repos/own-items-repo';
import type { CategoryLookup } from '../categories/category-lookup';
import { cents, purchaseOf } from './new-item';
import { requireCategory } from './require-category';

/**
 * Returns all editable fields of an item with a change applied. Throws AppError 'bad_request' if the result breaks a rule of
 * sharing, or 'unavailable' if the category cannot be checked.
 */
export async function editedFields(
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
    soldPriceCents: cents(edit.soldPrice),
    saleType: edit.saleType,
    offerPriceCents: edit.saleType === 'offer' ? cents(edit.offerPrice) : null,
    soldDate: edit.soldDate ?? null,
    ebayUrl: edit.ebayUrl ?? null,
    ...purchaseOf(edit),
  };
}

function editOf(itemId: string, record: ItemRecord, change: ItemChange): ItemEdit {
  const before = editableValues(ownItemView(itemId, record));
  const categoryId = record.categoryId ?? '';
  const { success, data, error } = itemEditSchema.safeParse({ ...before, categoryId, ...change });
  if (success) return data;
  const issues = error.issues.map(({ path, message }) => ({
    path: ['body', ...path.map(String)],
    message,
  }));
  throw new AppError('bad_request', issues[0]?.message ?? '', { issues });
}

/** An item keeps its category, even if it is no longer in the tree. */
const keepsCategory = (record: ItemRecord, { platform }: ItemEdit, { categoryId }: ItemChange) =>
  platform === 'ebay' && (categoryId === undefined || categoryId === record.categoryId);

async function newCategory(edit: ItemEdit, categories: Pick<CategoryLookup, 'find'>) {
  const category = await requireCategory(categories, edit);
  return {
    categoryId: category?.categoryId ?? null,
    categoryName: category?.categoryName ?? null,
  };
}
