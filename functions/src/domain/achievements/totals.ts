import type { CardRecord } from '@contract/schemas/item-record';
import type { SaleFields } from '../sales/own-sale';
import { paidPriceCents } from '../sales/sale';
import { mondayOfUtcWeek } from '../utc-week';

/** The names of the totals that are single numbers. */
export const MEMBER_COUNT_NAMES = [
  'itemsShared',
  'linksShared',
  'ownSales',
  'profitCents',
  'likesGiven',
  'likesReceived',
  'comments',
  'championTitles',
] as const;

export type MemberCounts = Readonly<Record<(typeof MEMBER_COUNT_NAMES)[number], number>>;

/**
 * What a member has done since registration, as counts. A total can also decrease, for example when the member deletes
 * an item.
 */
export interface MemberTotals extends MemberCounts {
  /** The number of shared items in each week. The key of a week is the date of its Monday. */
  readonly sharesByWeek: Readonly<Record<string, number>>;
}

/** A change of totals. A number is negative if the total decreases. A total that does not change is missing. */
export type TotalsChange = Partial<MemberTotals>;

export const NO_TOTALS: MemberTotals = {
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

/** What an item adds to its owner's totals, without its likes and comments. */
type ItemTotals = Pick<MemberTotals, 'itemsShared' | 'ownSales' | 'profitCents' | 'sharesByWeek'>;

export const itemTotals = (item: CardRecord): ItemTotals => ({
  ...sharedItemTotals(item),
  ...(item.isOwnSale ? saleTotals(item) : { ownSales: 0, profitCents: 0 }),
});

/** Returns what a shared item adds to its owner's totals. */
export const sharedItemTotals = ({
  addedAt,
}: Pick<CardRecord, 'addedAt'>): Pick<ItemTotals, 'itemsShared' | 'sharesByWeek'> => ({
  itemsShared: 1,
  sharesByWeek: { [mondayOfUtcWeek(addedAt)]: 1 },
});

/** Returns what an own sale adds to its owner's totals while the sale counts in the owner's sales figures. */
export function saleTotals(sale: SaleFields): Pick<ItemTotals, 'ownSales' | 'profitCents'> {
  const { purchasePriceCents } = sale;
  const profitCents = purchasePriceCents === null ? 0 : paidPriceCents(sale) - purchasePriceCents;
  return { ownSales: 1, profitCents };
}

/** Returns how an edit of an item changes its owner's totals, or null if the edit changes no total. */
export function totalsChangeOfEdit(before: CardRecord, after: CardRecord): TotalsChange | null {
  const [was, is] = [itemTotals(before), itemTotals(after)];
  const ownSales = is.ownSales - was.ownSales;
  const profitCents = is.profitCents - was.profitCents;
  return ownSales === 0 && profitCents === 0 ? null : { ownSales, profitCents };
}

export function addTotalsChange(totals: MemberTotals, change: TotalsChange): MemberTotals {
  const sums = MEMBER_COUNT_NAMES.map(
    (name) => [name, totals[name] + (change[name] ?? 0)] as const,
  );
  const weeks = { ...totals.sharesByWeek };
  for (const [week, shares] of Object.entries(change.sharesByWeek ?? {}))
    weeks[week] = (weeks[week] ?? 0) + shares;
  return { ...(Object.fromEntries(sums) as MemberCounts), sharesByWeek: weeks };
}

/** Returns the change that reverses `change`. */
export function negatedTotalsChange(change: TotalsChange): TotalsChange {
  const { sharesByWeek = {}, ...counts } = change;
  return { ...negative(counts), sharesByWeek: negative(sharesByWeek) };
}

// Computes 0 - value instead of -value. For a value of 0, the result is then 0 and not -0, which Object.is treats as a
// different value.
const negative = (values: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, 0 - value]));
