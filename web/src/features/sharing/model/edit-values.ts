import { editableValues } from '@contract/rules/editable-values';
import { parseCents } from '@contract/schemas/money';
import type { Item } from '@contract/schemas/item';
import type { ItemChangeInput } from '@contract/schemas/item-change';
import { normalizeListingUrl } from '@contract/schemas/listing-url';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { formatCents, formatDay } from '@/lib/format';
import {
  type ItemFieldValues,
  choiceLabel,
  SALE_KIND_CHOICES,
  SALE_TYPE_CHOICES,
  withHiddenFieldsBlank,
} from './sale-form';

export interface EditValues extends ItemFieldValues {
  saleType: Item['saleType'];
  offerPrice: string;
}
export type EditFieldName = keyof EditValues;

/** The fields in their order on the screen, because the first invalid field gets the focus. */
export const EDIT_FIELDS = [
  'title',
  'soldPrice',
  'soldDate',
  'saleType',
  'offerPrice',
  'isOwnSale',
  'purchasePrice',
  'sourceLocation',
  'platform',
  'categoryId',
  'categoryName',
  'ebayUrl',
] as const satisfies readonly EditFieldName[];

export const PRICE_FIELDS: readonly EditFieldName[] = ['soldPrice', 'offerPrice', 'purchasePrice'];

/**
 * Returns the values of the edit form for an item. `categoryId` is blank until the member chooses another category,
 * because an item contains only the name of its category and not the id.
 */
export const editValues = (item: Item): EditValues => ({
  ...editableValues(item),
  categoryId: '',
  categoryName: item.categoryName ?? '',
});

/** Returns `values` with blanks for the fields that the edit form currently hides. */
export const withHiddenEditFieldsBlank = (values: EditValues): EditValues => ({
  ...values,
  ...withHiddenFieldsBlank(values),
  ...(values.saleType === 'other' && { offerPrice: '' }),
});

/**
 * Returns the names of the fields whose values differ from the item. Different texts for the same price, such as '12'
 * and '12.00', count as equal. Links that are equal except for 'https://' also count as equal.
 */
export function changedFields(values: EditValues, item: Item): EditFieldName[] {
  const after = withHiddenEditFieldsBlank(values);
  const before = withHiddenEditFieldsBlank(editValues(item));
  return EDIT_FIELDS.filter((name) => !isSame(name, after[name].trim(), before[name].trim()));
}

const isSame = (name: EditFieldName, one: string, other: string): boolean =>
  one === other ||
  (PRICE_FIELDS.includes(name) && (parseCents(one) ?? one) === parseCents(other)) ||
  (name === 'ebayUrl' && normalizeListingUrl(one) === other);

/** Returns the change to send. If the member cleared the category, the category id in the change is blank. */
export function itemChangeOf(values: EditValues, item: Item): ItemChangeInput {
  const shown = withHiddenEditFieldsBlank(values);
  const changed = changedFields(values, item).map((name) =>
    name === 'categoryName' ? 'categoryId' : name,
  );
  return Object.fromEntries(changed.map((name) => [name, shown[name]]));
}

/**
 * Returns the values of the edit form after the item was changed on another device or in another tab. Fields that the
 * member has not changed get the newer value.
 */
export function mergedEditValues(values: EditValues, before: Item, newer: Item): EditValues {
  const fresh = editValues(newer);
  const kept = changedFields(values, before).map((name) => [name, values[name]] as const);
  const merged = { ...fresh, ...Object.fromEntries(kept) };
  return merged.categoryName === fresh.categoryName ? { ...merged, categoryId: '' } : merged;
}

export type FieldHints = Partial<Record<EditFieldName, string>>;

/**
 * Returns a hint with the item's current value, such as 'Newer value: $12.00', for each field of the form that differs
 * from the item.
 */
export function newerValueHints(values: EditValues, item: Item): FieldHints {
  const newer = editValues(item);
  return Object.fromEntries(
    changedFields(values, item).map((name) => [name, `Newer value: ${textOf(name, newer)}`]),
  );
}

function textOf(name: EditFieldName, values: EditValues): string {
  const value = values[name];
  if (value === '') return 'none';
  if (PRICE_FIELDS.includes(name)) return formatCents(parseCents(value) ?? 0);
  if (name === 'soldDate') return formatDay(value);
  if (name === 'platform') return PLATFORM_LABELS[values.platform];
  if (name === 'isOwnSale') return choiceLabel(SALE_KIND_CHOICES, value);
  return name === 'saleType' ? choiceLabel(SALE_TYPE_CHOICES, value) : value;
}
