import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { salesInPart } from './kept-sale-parts';
import { pagesOf } from './pages-of';

/** The number of parts that are read at the same time. It is small, because one part can have almost 1 MB. */
const PAGE_SIZE = 10;
const ITEMS_AT_ONCE = 300;

export interface KeptSalesCheckResult {
  /** The number of checked kept sales. */
  readonly count: number;
  /** The faults that were found, as texts. Each text begins with the path of a document. */
  readonly faults: readonly string[];
}

/** Compares kept sales with their items. */
export interface KeptSalesCheckRepo {
  /**
   * Yields, for each part of kept sales, the number of its sales and its faults: invalid lines, a wrong count, and
   * sales whose items are not removed. Skips invalid documents.
   */
  check(): AsyncIterable<KeptSalesCheckResult>;
}

export const createKeptSalesCheckRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): KeptSalesCheckRepo => ({
  check: async function* () {
    const all = collections.keptSales.group(db).orderBy(FieldPath.documentId());
    for await (const page of pagesOf(all, pageSize))
      for (const document of page) {
        const part = collections.keptSales.readable(document);
        if (!part) continue;
        const { path } = document.ref;
        const { sales, unreadable } = salesInPart(part);
        const count = sales.length + unreadable.length;
        const ids = Object.keys(part.sales);
        yield {
          count,
          faults: [
            ...unreadable.map((id) => `${path} has an invalid line for ${id}`),
            ...(part.count === count
              ? []
              : [`${path} count: stored ${part.count}, counted ${count}`]),
            ...(await unremovedOf(db, ids)).map(
              (id) => `${path} keeps ${id}, which is not removed`,
            ),
          ],
        };
      }
  },
});

/**
 * Returns which of the ids belong to items that are not removed. Call it after reading the kept sales. A sale becomes a
 * kept sale in the commit that removes its item. So if the items were read first, an item could be removed between the
 * two reads and seem to be a fault.
 */
async function unremovedOf(db: Firestore, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let first = 0; first < ids.length; first += ITEMS_AT_ONCE) {
    const refs = ids
      .slice(first, first + ITEMS_AT_ONCE)
      .map((itemId) => collections.items.doc(db, { itemId }));
    const items = await db.getAll(...refs, { fieldMask: ['removedAt'] });
    for (const item of items)
      if (collections.items.field(item, 'removedAt') === null) found.push(item.id);
  }
  return found;
}
