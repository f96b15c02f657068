import type { CardRecord } from '@contract/schemas/item-record';
import type { SaleFields } from '../sales/own-sale';
import { priceOf } from '../sales/sale';
import { weekOf } from '../utc-week';

/** What can be counted by a number. */
export const COUNTS = [
  'itemsShared',
  'linksShared',
  'ownSales',
  'profitCents',
  'likesGiven',
  'likesReceived',
  'comments',
  'championTitles',
] as const;

export type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;

/** What a member did, for life. What they take back no longer counts. */
export interface Totals extends Counts {
  /** The number of items shared in each week, by its Monday. */
  readonly sharesByWeek: Readonly<Record<string, number>>;
}

/** What is added to totals. Negative if something is taken back. */
export type TotalsChange = Partial<Totals>;

export const NO_TOTALS: Totals = {
  itemsShared: 0,
  linksShared: 0,
  ownSales: 0,
  profitCents: 0,
  likesGiven: 0,
  likesReceived: 0,
  comments: 0,
  championTitles: 0,
  sharesByWeek: {},
};

/** What an item adds to the totals of its owner, besides likes and comments. */
type ItemTotals = Pick<Totals, 'itemsShared' | 'ownSales' | 'profitCents' | 'sharesByWeek'>;

export const itemTotals = (item: CardRecord): ItemTotals => ({
  ...sharedTotals(item),
  ...(item.isOwnSale ? saleTotals(item) : { ownSales: 0, profitCents: 0 }),
});

/** What an item counts for because it was shared, whether it is a find or an own sale. */
export const sharedTotals = ({
  addedAt,
}: Pick<CardRecord, 'addedAt'>): Pick<ItemTotals, 'itemsShared' | 'sharesByWeek'> => ({
  itemsShared: 1,
  sharesByWeek: { [weekOf(addedAt)]: 1 },
});

/** What an own sale counts for, as long as it is in the figures. */
export function saleTotals(sale: SaleFields): Pick<ItemTotals, 'ownSales' | 'profitCents'> {
  const { purchasePriceCents } = sale;
  const profitCents = purchasePriceCents === null ? 0 : priceOf(sale) - purchasePriceCents;
  return { ownSales: 1, profitCents };
}

/** Returns the change that an edit makes, or null if it changes no total. */
export function editTotals(before: CardRecord, after: CardRecord): TotalsChange | null {
  const [was, is] = [itemTotals(before), itemTotals(after)];
  const ownSales = is.ownSales - was.ownSales;
  const profitCents = is.profitCents - was.profitCents;
  return ownSales === 0 && profitCents === 0 ? null : { ownSales, profitCents };
}

export function sumOf(totals: Totals, change: TotalsChange): Totals {
  const sums = COUNTS.map((name) => [name, totals[name] + (change[name] ?? 0)] as const);
  const weeks = { ...totals.sharesByWeek };
  for (const [week, shares] of Object.entries(change.sharesByWeek ?? {}))
    weeks[week] = (weeks[week] ?? 0) + shares;
  return { ...(Object.fromEntries(sums) as Counts), sharesByWeek: weeks };
}

/** Returns the change that takes `change` back. */
export function opposite(change: TotalsChange): TotalsChange {
  const { sharesByWeek = {}, ...counts } = change;
  return { ...negative(counts), sharesByWeek: negative(sharesByWeek) };
}

// Not -value, because -0 is not 0.
const negative = (values: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, 0 - value]));
