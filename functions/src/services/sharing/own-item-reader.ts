import { ownItemView } from '@contract/rules/item-view';
import { centsToDecimal } from '@contract/schemas/money';
import type { OwnItemsPage, OwnItemsQuery } from '@contract/schemas/own-items';
import type { UserStats } from '@contract/schemas/user-stats';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { OwnedTotals } from '../../domain/items/item-index/owned-slots';
import { paidPriceCents } from '../../domain/sales/sale';
import type { ItemQueries } from '../items/item-queries';
import type { OwnSales } from '../sales/own-sales';

interface Owner {
  readonly uid: string;
  /** The field `since` of `SnapshotFreshness`: the result contains every commit up to this time. */
  readonly since: Micros | null;
}

/**
 * The own items of members: live and hidden ones (ADR 0056). Methods throw AppError 'unavailable' if the items cannot
 * be read.
 */
export interface OwnItemReader {
  page(query: OwnItemsQuery, owner: Owner): Promise<OwnItemsPage>;
  /**
   * Returns the totals of a member. They count all sales in the member's figures, including sales whose items are gone.
   */
  stats(owner: Owner): Promise<UserStats>;
}

export function createOwnItemReader({
  itemQueries,
  ownSales,
}: {
  readonly itemQueries: Pick<ItemQueries, 'owned'>;
  readonly ownSales: Pick<OwnSales, 'of'>;
}): OwnItemReader {
  return {
    page: async ({ page, limit }, { uid, since }) => {
      const range = { offset: (page - 1) * limit, limit };
      const by = { ownerId: uid, withHidden: true };
      const { items, total } = await itemQueries.owned(by, range, { since });
      return {
        items: items.map(({ id, card, goneAt, hiddenUntil }) => ({
          ...ownItemView(id, { ...card, expiresAt: new Date((hiddenUntil || goneAt) / 1000) }),
          isHidden: hiddenUntil > 0,
        })),
        pagination: { page, pages: Math.ceil(total / limit), total, limit },
      };
    },
    stats: async (owner) => {
      const { items, sales } = await ownSales.of(owner);
      const salesCents = sales.reduce((sum, { fields }) => sum + paidPriceCents(fields), 0);
      return statsView({ items, sales: sales.length, salesCents });
    },
  };
}

/** Returns the totals in the form of the API, with the average price rounded to a cent. */
export const statsView = ({ items, sales, salesCents }: OwnedTotals): UserStats => ({
  totalItems: items,
  ownSales: sales,
  totalSalesValue: centsToDecimal(salesCents),
  avgSalePrice: centsToDecimal(sales === 0 ? 0 : Math.round(salesCents / sales)),
});
