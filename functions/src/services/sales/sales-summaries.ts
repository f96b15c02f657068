import type { SalesRange } from '@contract/schemas/sales-range';
import type { SalesSummary } from '@contract/schemas/sales-summary';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { isInRange, saleOf } from '../../domain/sales/sale';
import { salesSummary } from '../../domain/sales/sales-summary';
import type { FeesRepo } from '../../repos/fees-repo';
import type { LiveItemIndex } from '../items/live-item-index';

const ALL = { offset: 0, limit: Infinity };

interface SummaryOf {
  readonly uid: string;
  readonly range: SalesRange;
  /** As in `SnapshotNeeds`. */
  readonly since: Micros | null;
}

export interface SalesSummaries {
  /** Reads one document: the items are in memory. Throws AppError 'unavailable'. */
  of(summary: SummaryOf): Promise<SalesSummary>;
}

export function createSalesSummaries({
  liveItemIndex,
  fees,
  now,
}: {
  readonly liveItemIndex: LiveItemIndex;
  readonly fees: Pick<FeesRepo, 'get'>;
  readonly now: () => Date;
}): SalesSummaries {
  return {
    async of({ uid, range, since }) {
      const own = await fees.get(uid);
      const { index, asOf } = await liveItemIndex.current({ since });
      const sales = index
        .owned({ ownerId: uid, withHidden: true }, asOf, ALL)
        .items.flatMap(({ card }) => saleOf(card, own) ?? [])
        .filter(({ day }) => isInRange(day, range));
      return salesSummary(sales, now());
    },
  };
}
