import { estimatedFeeCents, type OwnFees } from '@contract/rules/marketplace-fees';
import type { Platform } from '@contract/schemas/platform';
import type { SaleFields } from './own-sale';

/** An own sale, with its amounts in cents. */
export interface Sale {
  readonly day: string;
  readonly platform: Platform;
  readonly source: string | null;
  readonly priceCents: number;
  readonly costCents: number;
  readonly feeCents: number;
}

/**
 * Returns the amounts of an own sale. Returns null if the sale has no purchase price, which earlier versions of the app
 * did not require.
 */
export function saleOf(own: SaleFields, fees: OwnFees): Sale | null {
  const { platform, purchasePriceCents } = own;
  if (purchasePriceCents === null) return null;
  const priceCents = paidPriceCents(own);
  return {
    day: saleDayOf(own),
    platform,
    source: own.sourceLocation,
    priceCents,
    costCents: purchasePriceCents,
    feeCents: estimatedFeeCents(platform, priceCents, fees),
  };
}

/**
 * Returns the price in cents that the buyer paid: the offer price if the item was sold on an offer, otherwise the
 * sold price.
 */
export const paidPriceCents = ({
  saleType,
  offerPriceCents,
  soldPriceCents,
}: Pick<SaleFields, 'saleType' | 'offerPriceCents' | 'soldPriceCents'>): number =>
  saleType === 'offer' ? (offerPriceCents ?? soldPriceCents) : soldPriceCents;

/** Returns the day on which a sale counts: its sold date, or the UTC day when its item was added. */
export const saleDayOf = ({
  soldDate,
  addedAt,
}: Pick<SaleFields, 'soldDate' | 'addedAt'>): string =>
  soldDate ?? addedAt.toISOString().slice(0, 10);

/**
 * A range of days, which includes its first and its last day. If the first or the last day is missing, the range has no
 * limit on that side.
 */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const isDayInRange = (day: string, { from, to }: DayRange): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);
