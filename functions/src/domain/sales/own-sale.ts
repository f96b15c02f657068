import type { CardRecord } from '@contract/schemas/item-record';

/** The fields of an own sale that figures and exports need. They are all that is kept of an own sale whose item is gone. */
export type SaleFields = Pick<
  CardRecord,
  | 'title'
  | 'platform'
  | 'soldPriceCents'
  | 'offerPriceCents'
  | 'saleType'
  | 'purchasePriceCents'
  | 'sourceLocation'
  | 'soldDate'
  | 'addedAt'
>;

export interface OwnSale {
  /** The id of the item. */
  readonly id: string;
  readonly fields: SaleFields;
}

/**
 * Combines own sales of existing items with kept sales, each sale once. While an item is being removed, its sale can be
 * in both lists. The kept sale then counts, because it is the later state.
 */
export function withKeptSales(
  items: readonly OwnSale[],
  kept: readonly OwnSale[],
): readonly OwnSale[] {
  const ids = new Set(kept.map(({ id }) => id));
  return [...items.filter(({ id }) => !ids.has(id)), ...kept];
}
