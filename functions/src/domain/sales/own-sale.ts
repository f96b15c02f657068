import type { CardRecord } from '@contract/schemas/item-record';

/** What figures and downloads need of an own sale, and all that is kept of one whose item is gone. */
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
  /** The id of its item. */
  readonly id: string;
  readonly fields: SaleFields;
}

/**
 * Returns each sale once. While an item is being removed, it can be in memory although its sale is already kept. The kept one counts
 * then, because it is the later state.
 */
export function withKept(items: readonly OwnSale[], kept: readonly OwnSale[]): readonly OwnSale[] {
  const ids = new Set(kept.map(({ id }) => id));
  return [...items.filter(({ id }) => !ids.has(id)), ...kept];
}
