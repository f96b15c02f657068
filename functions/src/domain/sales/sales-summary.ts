import { returnOnCost } from '@contract/rules/marketplace-fees';
import { type SalesFigures, type SalesSummary, SALES_WEEKS } from '@contract/schemas/sales-summary';
import { weekOf } from '../achievements/share-streak';
import type { Sale } from './sale';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Every sale is in one of `weeks` or in `earlier`, in one platform and in one source, so all groups have the same sum. */
export function salesSummary(sales: readonly Sale[], now: Date): SalesSummary {
  const weeks = lastWeeks(now);
  const last = weeks.at(-1) ?? '';
  // In zones ahead of UTC, a sold date can be in the next week.
  const byWeek = grouped(sales, ({ day }) => min(weekOf(new Date(day)), last));
  const earlier = sales.filter(({ day }) => weekOf(new Date(day)) < (weeks[0] ?? ''));
  const totals = figuresOf(sales);
  return {
    totals: {
      ...totals,
      averagePriceCents: sales.length === 0 ? null : Math.round(totals.revenueCents / sales.length),
      returnOnCost: returnOnCost(totals.netProfitCents, totals.costCents),
    },
    weeks: weeks.map((week) => ({ week, ...figuresOf(byWeek.get(week) ?? []) })),
    earlier: figuresOf(earlier),
    platforms: groupsOf(sales, ({ platform }) => platform).map(([platform, figures]) => ({
      platform,
      ...figures,
    })),
    sources: groupsOf(sales, ({ source }) => source).map(([source, figures]) => ({
      source,
      ...figures,
    })),
  };
}

const min = (one: string, other: string): string => (one < other ? one : other);

function lastWeeks(now: Date): string[] {
  const monday = Date.parse(weekOf(now));
  return Array.from({ length: SALES_WEEKS }, (_, index) =>
    new Date(monday - (SALES_WEEKS - 1 - index) * WEEK_MS).toISOString().slice(0, 10),
  );
}

/** The highest revenue first. The name breaks ties. */
function groupsOf<Key extends string | null>(
  sales: readonly Sale[],
  keyOf: (sale: Sale) => Key,
): (readonly [Key, SalesFigures])[] {
  return [...grouped(sales, keyOf)]
    .map(([key, group]) => [key, figuresOf(group)] as const)
    .sort(
      ([oneKey, one], [otherKey, other]) =>
        other.revenueCents - one.revenueCents || ((oneKey ?? '') < (otherKey ?? '') ? -1 : 1),
    );
}

function grouped<Key>(sales: readonly Sale[], keyOf: (sale: Sale) => Key): Map<Key, Sale[]> {
  const groups = new Map<Key, Sale[]>();
  for (const sale of sales) {
    const key = keyOf(sale);
    const group = groups.get(key);
    if (group) group.push(sale);
    else groups.set(key, [sale]);
  }
  return groups;
}

function figuresOf(sales: readonly Sale[]): SalesFigures {
  const sum = (valueOf: (sale: Sale) => number) =>
    sales.reduce((total, sale) => total + valueOf(sale), 0);
  const revenueCents = sum(({ priceCents }) => priceCents);
  const costCents = sum((sale) => sale.costCents);
  const feesCents = sum(({ feeCents }) => feeCents);
  return {
    sales: sales.length,
    revenueCents,
    costCents,
    grossProfitCents: revenueCents - costCents,
    feesCents,
    netProfitCents: revenueCents - costCents - feesCents,
  };
}
