import { parseCents } from '@contract/rules/money';
import type { Item } from '@contract/schemas/item';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { formatCents, formatDay } from '@/lib/format';
import {
  changedFields,
  type EditFieldName,
  type EditValues,
  editValues,
  PRICES,
} from './edit-values';
import { labelOf, SALE_KINDS, SALE_TYPES } from './field-choices';

export type FieldHints = Partial<Record<EditFieldName, string>>;

/** Returns the newer value of each field in which the form differs from the item. */
export function newerValues(values: EditValues, item: Item): FieldHints {
  const newer = editValues(item);
  return Object.fromEntries(
    changedFields(values, item).map((name) => [name, `Newer value: ${textOf(name, newer)}`]),
  );
}

function textOf(name: EditFieldName, values: EditValues): string {
  const value = values[name];
  if (value === '') return 'none';
  if (PRICES.includes(name)) return formatCents(parseCents(value) ?? 0);
  if (name === 'soldDate') return formatDay(value);
  if (name === 'platform') return PLATFORM_LABELS[values.platform];
  if (name === 'isOwnSale') return labelOf(SALE_KINDS, value);
  return name === 'saleType' ? labelOf(SALE_TYPES, value) : value;
}
