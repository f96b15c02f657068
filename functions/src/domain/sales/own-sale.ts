import type { CardRecord } from '@contract/schemas/item-record';

/**
 * The fields of an own sale that sales figures and exports need. When the item of the sale is gone, only these fields
 * stay stored.
 */
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
  /** The id of the sold item. */
  readonly id: string;
  readonly fields: SaleFields;
}

/**
 * Combines the own sales of existing items with kept sales. While an item is being removed, its sale can be in both
 * lists. The kept sale is then the later state, so the result contains only the kept sale.
 */
export function withKeptSales(
  items: readonly OwnSale[],
  kept: readonly OwnSale[],
): readonly OwnSale[] {
  const ids = new Set(kept.map(({ id }) => id));
  return [...items.filter(({ id }) => !ids.has(id)), ...kept];
}
