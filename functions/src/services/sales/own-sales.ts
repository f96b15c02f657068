import type { ItemsChangeOutput } from '@contract/endpoints/define-endpoint';
import { LRUCache } from 'lru-cache';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { type OwnSale, withKeptSales } from '../../domain/sales/own-sale';
import type { Actor } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { KeptSales, KeptSalesRepo } from '../../repos/kept-sales-repo';
import type { ItemQueries } from '../items/item-queries';

/**
 * How long kept sales stay in memory. During this time, another instance can still count sales that the member has
 * removed, unless the request sends the version that the removal returned.
 */
const MAX_AGE_MS = 60 * 1000;
/** The maximum number of kept sales in memory, counted over all members. They take about 15 MB. */
const MAX_CACHED_SALES = 50_000;

interface Owner {
  readonly uid: string;
  /** The field `since` of `SnapshotFreshness`: the result contains every commit up to this time. */
  readonly since: Micros | null;
}

export interface MemberSales {
  /** The number of live and hidden items, including finds. */
  readonly items: number;
  /** The own sales in the member's figures: sales whose items are not removed, and kept sales. */
  readonly sales: readonly OwnSale[];
}

/** The sales in the figures of a member (ADR 0080). */
export interface OwnSales {
  /**
   * Returns the sales in a member's figures, with every change up to `since`. Kept sales stay in memory for a minute;
   * reading them costs one read for each 2,000. Throws AppError 'unavailable' if the items cannot be read.
   */
  of(owner: Owner): Promise<MemberSales>;
  /** Removes the kept sales of a member from their figures and totals. Idempotent. */
  removeKept(actor: Actor): Promise<ItemsChangeOutput<undefined>>;
}

interface OwnSalesDeps {
  readonly itemQueries: Pick<ItemQueries, 'ownSales'>;
  readonly keptSales: KeptSalesRepo;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
}

export function createOwnSalesService({
  itemQueries,
  keptSales,
  log,
  now,
}: OwnSalesDeps): OwnSales {
  const cached = new LRUCache<string, KeptSales>({
    maxSize: MAX_CACHED_SALES,
    sizeCalculation: ({ sales }) => sales.length + 1,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });

  const keptOf = async (uid: string, since: Micros): Promise<readonly OwnSale[]> => {
    const known = cached.get(uid);
    if (known && known.readAt >= since) return known.sales;
    const kept = await keptSales.of(uid);
    for (const itemId of kept.unreadable) log.warn('kept_sale_parse_failed', { uid, itemId });
    cached.set(uid, kept);
    return kept.sales;
  };

  return {
    of: async ({ uid, since }) => {
      const own = await itemQueries.ownSales(uid, { since });
      // Reads the kept sales after the items. If an item left the index before the index was read, its sale is among
      // the kept sales. If it leaves the index later, the sale is among the items and can also be among the kept sales,
      // so duplicates are dropped.
      const kept = await keptOf(uid, Math.max(since ?? 0, own.lastRemovedAt));
      const sales = own.sales.map(({ id, card }) => ({ id, fields: card }));
      return { items: own.items, sales: withKeptSales(sales, kept) };
    },
    removeKept: async (actor) => {
      const changedAt = await keptSales.removeAll(actor);
      cached.delete(actor.uid);
      return { output: undefined, changedAt };
    },
  };
}
