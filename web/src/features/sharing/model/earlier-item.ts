import { parseCents } from '@contract/rules/money';
import type { Item } from '@contract/schemas/item';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import type { Attempt, Fingerprint } from './attempt';

/** An item that an earlier attempt had made, while the form went on changing. */
export interface EarlierItem {
  readonly title: string;
  /** Decimal dollars. */
  readonly soldPrice: string;
  /** False where what changed does not show on an item, so that either attempt may have made it. */
  readonly certain: boolean;
}

/**
 * The item that answered, where it is not, or may not be, what was sent last: the server answers a
 * repeated key with the item first made of it. Null where it is what was sent.
 */
export function earlierItem(
  item: Item,
  sale: SaleSubmission,
  { sent }: Attempt,
  sending: Fingerprint,
): EarlierItem | null {
  const { title, soldPrice } = item;
  if (!shows(item, sale)) return { title, soldPrice, certain: true };
  const isUnclear = sent?.shown === sending.shown && sent.rest !== sending.rest;
  return isUnclear ? { title, soldPrice, certain: false } : null;
}

const cents = (decimal: string | null | undefined) => parseCents(decimal ?? '');

/** Whether the item shows every fact of the sale. */
function shows(item: Item, sale: SaleSubmission): boolean {
  return (
    item.title === sale.title &&
    cents(item.soldPrice) === cents(sale.soldPrice) &&
    item.soldDate === (sale.soldDate ?? null) &&
    item.isOwnSale === sale.isOwnSale &&
    cents(item.purchasePrice) === cents(sale.purchasePrice) &&
    item.sourceLocation === (sale.sourceLocation ?? null) &&
    item.platform === sale.platform &&
    item.categoryName === (sale.categoryName ?? null)
  );
}
