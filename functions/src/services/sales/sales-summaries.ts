import type { SalesRange } from '@contract/schemas/sales-range';
import type { SalesSummary } from '@contract/schemas/sales-summary';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { saleOf } from '../../domain/sales/sale';
import { salesSummary } from '../../domain/sales/sales-summary';
import type { FeesRepo } from '../../repos/fees-repo';
import type { OwnSales } from './own-sales';

interface SummaryOf {
  readonly uid: string;
  readonly range: SalesRange;
  /** The field `since` of `SnapshotFreshness`: the result contains every commit up to this time. */
  readonly since: Micros | null;
}

export interface SalesSummaries {
  /**
   * Returns the summary of a member's sales. Costs one read for the fees, and the reads of `OwnSales` for kept sales.
   * Throws AppError 'unavailable' if the items cannot be read.
   */
  of(summary: SummaryOf): Promise<SalesSummary>;
}

export function createSalesSummaries({
  ownSales,
  fees,
  now,
}: {
  readonly ownSales: Pick<OwnSales, 'of'>;
  readonly fees: Pick<FeesRepo, 'get'>;
  readonly now: () => Date;
}): SalesSummaries {
  return {
    async of({ uid, range, since }) {
      const own = await fees.get(uid);
      const { sales } = await ownSales.of({ uid, since });
      const all = sales.flatMap(({ fields }) => saleOf(fields, own) ?? []);
      return salesSummary(all, range, now());
    },
  };
}
