import type { Firestore } from 'firebase-admin/firestore';
import {
  negatedTotalsChange,
  NO_TOTALS,
  saleTotals,
  addTotalsChange,
  type MemberTotals,
} from '../domain/achievements/totals';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { OwnSale } from '../domain/sales/own-sale';
import type { Authority } from '../lib/authority';
import { collections } from './collections/collections';
import { salesInPart, type SalesInPart } from './kept-sale-parts';
import { addToTotals } from './progress';
import { microsOf } from './timestamp-micros';

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because removals of items change the
 * last part at the same time.
 */
const MAX_ATTEMPTS = 20;

export interface KeptSales extends SalesInPart {
  /** `sales` includes every commit up to this time. */
  readonly readAt: Micros;
}

/** Kept sales: own sales whose items no longer exist. The commit that removes an item adds its kept sale. */
export interface KeptSalesRepo {
  /** Returns the kept sales of a member. Costs one read for each part of 2,000 sales, and at least one. */
  of(uid: string): Promise<KeptSales>;
  /**
   * Removes all kept sales of a member, also from the member's totals. Returns a time by which the sales were removed.
   * Idempotent.
   */
  removeAll(by: Authority): Promise<Micros>;
}

export const createKeptSalesRepo = (db: Firestore): KeptSalesRepo => {
  const partsOf = (uid: string) => collections.keptSales.in(db, { uid });
  return {
    of: async (uid) => {
      const { docs, readTime } = await partsOf(uid).get();
      const parts = docs.map((part) => salesInPart(part.data()));
      return {
        sales: parts.flatMap(({ sales }) => sales),
        unreadable: parts.flatMap(({ unreadable }) => unreadable),
        readAt: microsOf(readTime),
      };
    },
    removeAll: async ({ uid }) => {
      await db.runTransaction(
        async (transaction) => {
          const { docs } = await transaction.get(partsOf(uid));
          if (docs.length === 0) return;
          for (const { ref } of docs) transaction.delete(ref);
          const sales = docs.flatMap((part) => salesInPart(part.data()).sales);
          addToTotals(transaction, db, { uid, change: negatedTotalsChange(totalsOf(sales)) });
        },
        { maxAttempts: MAX_ATTEMPTS },
      );
      // Reads the document again to find out the time of the commit, because a transaction does not return it.
      return microsOf((await partsOf(uid).limit(1).select().get()).readTime);
    },
  };
};

function totalsOf(sales: readonly OwnSale[]): Pick<MemberTotals, 'ownSales' | 'profitCents'> {
  const totals = sales
    .map(({ fields }) => saleTotals(fields))
    .reduce<MemberTotals>(addTotalsChange, NO_TOTALS);
  return { ownSales: totals.ownSales, profitCents: totals.profitCents };
}
