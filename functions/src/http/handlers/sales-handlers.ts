import type { ItemExport } from '../../services/sales/item-export';
import type { MemberFees } from '../../services/sales/member-fees';
import type { OwnSales } from '../../services/sales/own-sales';
import type { SalesSummaries } from '../../services/sales/sales-summaries';
import type { Handlers } from '../handler';

export const createSalesHandlers = ({
  memberFees,
  itemExport,
}: {
  readonly memberFees: MemberFees;
  readonly itemExport: ItemExport;
}): Handlers<'getFees' | 'updateFees' | 'exportItems'> => ({
  getFees: (_input, { actor }) => memberFees.get(actor.uid),
  updateFees: ({ body }, { actor }) => memberFees.update(actor, body),
  exportItems: ({ query }, { actor, log }) => itemExport.csv({ uid: actor.uid, range: query, log }),
});

/**
 * Creates the handlers for summaries of sales. These handlers have a separate factory, because they also need the item
 * index.
 */
export const createSalesSummaryHandlers = ({
  salesSummaries,
  ownSales,
}: {
  readonly salesSummaries: SalesSummaries;
  readonly ownSales: OwnSales;
}): Handlers<'getSalesSummary' | 'removeKeptSales'> => ({
  removeKeptSales: (_input, { actor }) => ownSales.removeKept(actor),
  getSalesSummary: ({ query }, { actor, itemsVersion }) =>
    salesSummaries.of({ uid: actor.uid, range: query, since: itemsVersion }),
});
