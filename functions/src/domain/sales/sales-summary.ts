import { returnOnCost } from '@contract/rules/marketplace-fees';
import type { SalesFigures, SalesSummary } from '@contract/schemas/sales-summary';
import { type DayRange, isInRange, type Sale } from './sale';
import { salesSpans, spanOf } from './sales-spans';

/**
 * Sums up the sales of a range. Every sale is in exactly one span, one platform and one source, so the sums of these
 * three groups are equal.
 * @param all a member's sales of all time
 */
export function salesSummary(all: readonly Sale[], range: DayRange, now: Date): SalesSummary {
  const sales = all.filter(({ day }) => isInRange(day, range));
  const spans = salesSpans(all, range, now);
  const bySpan = grouped(sales, ({ day }) => spanOf(day, spans));
  const totals = figuresOf(sales);
  return {
    totals: {
      ...totals,
      averagePriceCents: sales.length === 0 ? null : Math.round(totals.revenueCents / sales.length),
      returnOnCost: returnOnCost(totals.netProfitCents, totals.costCents),
    },
    firstDay: sales.reduce<string | null>(
      (first, { day }) => (first !== null && first <= day ? first : day),
      null,
    ),
    spanUnit: spans.unit,
    spans: spans.starts.map((start) => ({ start, ...figuresOf(bySpan.get(start) ?? []) })),
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

/** Groups sales by a key. The group with the highest revenue is first. Equal groups are sorted by key. */
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
