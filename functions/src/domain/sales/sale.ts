import { estimatedFee, type OwnFees } from '@contract/rules/marketplace-fees';
import type { CardRecord } from '@contract/schemas/item-record';
import type { Platform } from '@contract/schemas/platform';

/** An own sale, with the price at which it was sold. */
export interface Sale {
  readonly day: string;
  readonly platform: Platform;
  readonly source: string | null;
  readonly priceCents: number;
  readonly costCents: number;
  readonly feeCents: number;
}

/** Returns null for a find, and for an older sale that has no purchase price. New sales need one. */
export function saleOf(item: CardRecord, fees: OwnFees): Sale | null {
  const { platform, isOwnSale, purchasePriceCents } = item;
  if (!isOwnSale || purchasePriceCents === null) return null;
  const priceCents = priceOf(item);
  return {
    day: dayOf(item),
    platform,
    source: item.sourceLocation,
    priceCents,
    costCents: purchasePriceCents,
    feeCents: estimatedFee(platform, priceCents, fees),
  };
}

const priceOf = ({ saleType, offerPriceCents, soldPriceCents }: CardRecord): number =>
  saleType === 'offer' ? (offerPriceCents ?? soldPriceCents) : soldPriceCents;

/** Returns the sold date, or the UTC day when the item was added. */
export const dayOf = ({ soldDate, addedAt }: Pick<CardRecord, 'soldDate' | 'addedAt'>): string =>
  soldDate ?? addedAt.toISOString().slice(0, 10);

/** Both ends are inclusive. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const isInRange = (day: string, { from, to }: DayRange): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);
