import type { Platform } from '../schemas/platform';

/**
 * The amount that a marketplace keeps from a sale: a percentage in basis points (hundredths of a percent) plus a
 * fixed amount in cents.
 */
export interface Fee {
  readonly basisPoints: number;
  readonly fixedCents: number;
}

/** Fees that a member set. Each replaces the standard fee of its platform. */
export type OwnFees = Readonly<Partial<Record<Platform, Fee | undefined>>>;

interface MarketplaceFee extends Fee {
  /**
   * The fee for sales of up to `upToCents`, inclusive. Null if the marketplace charges the same fee for small sales.
   */
  readonly small: (Fee & { readonly upToCents: number }) | null;
  readonly leastCents: number;
  /** The URL of the marketplace's page about its fees. */
  readonly source: string;
  /** The day on which the marketplace started to charge this fee. */
  readonly asOf: string;
  /** A note for members, for example about exceptions. */
  readonly note: string;
}

const PLAIN = { small: null, leastCents: 0 } as const;

/**
 * Standard fees in the United States for a seller without a store plan. They do not include the special fees of some
 * categories, or the fees for advertising and refunds. Some marketplaces also charge their fee on shipping and sales
 * tax, which these figures ignore.
 */
export const MARKETPLACE_FEES: Readonly<Record<Platform, MarketplaceFee>> = {
  ebay: {
    ...PLAIN,
    basisPoints: 1360,
    fixedCents: 40,
    small: { upToCents: 1000, basisPoints: 1360, fixedCents: 30 },
    source: 'https://www.ebay.com/help/selling/fees-credits-invoices/selling-fees?id=4822',
    asOf: '2025-02-14',
    note: 'Most categories. $0.30 instead of $0.40 up to $10.',
  },
  poshmark: {
    ...PLAIN,
    basisPoints: 2000,
    fixedCents: 0,
    small: { upToCents: 1499, basisPoints: 0, fixedCents: 295 },
    source: 'https://support.poshmark.com/s/article/297755057',
    asOf: '2024-10-24',
    note: 'A flat $2.95 under $15.',
  },
  depop: {
    ...PLAIN,
    basisPoints: 330,
    fixedCents: 45,
    source: 'https://depophelp.zendesk.com/hc/en-gb/articles/360001791127-Seller-fees-and-charges',
    asOf: '2024-07-18',
    note: 'Payment processing. There is no selling fee.',
  },
  mercari: {
    ...PLAIN,
    basisPoints: 1000,
    fixedCents: 0,
    source: 'https://www.mercari.com/us/help_center/article/169/',
    asOf: '2025-01-06',
    note: 'Also taken from shipping that the buyer pays.',
  },
  facebook: {
    ...PLAIN,
    basisPoints: 1000,
    fixedCents: 0,
    leastCents: 80,
    source: 'https://www.facebook.com/business/help/223030991929920',
    asOf: '2024-04-15',
    note: 'Shipped orders, at least $0.80. Enter 0 if you sell locally, which is free.',
  },
  etsy: {
    ...PLAIN,
    basisPoints: 950,
    fixedCents: 45,
    source: 'https://www.etsy.com/legal/fees/',
    asOf: '2022-04-11',
    note: '6.5% transaction fee, 3% + $0.25 payment processing, and $0.20 for the listing.',
  },
};

/**
 * Returns the estimated fee of a sale in cents. Rounds the percentage to whole cents, half a cent up. A fee that the
 * member has set replaces the marketplace's fee and its exceptions.
 */
export function estimatedFeeCents(platform: Platform, priceCents: number, own: OwnFees): number {
  const ownFee = own[platform];
  if (ownFee) return feeOf(ownFee, priceCents);
  const { small, leastCents, ...standard } = MARKETPLACE_FEES[platform];
  const fee = small && priceCents <= small.upToCents ? small : standard;
  return Math.max(leastCents, feeOf(fee, priceCents));
}

const feeOf = ({ basisPoints, fixedCents }: Fee, priceCents: number): number =>
  Math.round((priceCents * basisPoints) / 10_000) + fixedCents;

/** Returns net profit per dollar spent, such as 0.5, or null if nothing was spent. */
export const returnOnCost = (netProfitCents: number, costCents: number): number | null =>
  costCents === 0 ? null : netProfitCents / costCents;
