import type { ItemRecord } from '@contract/schemas/item-record';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { readDocuments, type Snapshot } from './collections/collection';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

/** The number of items that are read at the same time. */
const PAGE_SIZE = 50;

export interface HiddenItemsCheckPage {
  readonly faults: readonly string[];
  /** The items of the page that are hidden and not removed. */
  readonly hidden: readonly { readonly itemId: string; readonly picture: ItemRecord['picture'] }[];
}

export interface HiddenItemsCheckRepo {
  /**
   * Yields pages of inconsistencies between items and the collection `hiddenItems`. An inconsistency is a hidden item
   * without a document in `hiddenItems`, or a document whose item is not hidden or was removed before the given time.
   * Costs 2 reads for each item. An item that is being hidden at the same time can be reported by mistake.
   */
  check(removedBefore: Date): AsyncIterable<HiddenItemsCheckPage>;
}

export const createHiddenItemsCheckRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): HiddenItemsCheckRepo => ({
  check: async function* (removedBefore) {
    const documents = collections.hiddenItems.in(db).orderBy(FieldPath.documentId()).select();
    for await (const page of pagesOf(documents, pageSize)) {
      const refs = page.map(({ id: itemId }) => collections.items.doc(db, { itemId }));
      const items = refs.length > 0 ? await readDocuments(db, ...refs) : [];
      yield { faults: items.flatMap((item) => faultOf(item, removedBefore) ?? []), hidden: [] };
    }
    const hidden = collections.items.in(db).where('hiddenAt', '!=', null).orderBy('hiddenAt');
    for await (const page of pagesOf(hidden.orderBy(FieldPath.documentId()), pageSize)) {
      const items = page.flatMap((item) => {
        const record = collections.items.readable(item);
        return record?.removedAt === null ? [{ itemId: item.id, picture: record.picture }] : [];
      });
      const refs = items.map(({ itemId }) => collections.hiddenItems.doc(db, { itemId }));
      const stored = refs.length > 0 ? await readDocuments(db, ...refs) : [];
      const missing = stored.filter(({ exists }) => !exists);
      yield {
        faults: missing.map(({ id }) => `items/${id} is hidden, but hiddenItems/${id} is missing`),
        hidden: items,
      };
    }
  },
});

function faultOf(item: Snapshot<ItemRecord>, removedBefore: Date): string | null {
  const removedAt = collections.items.field(item, 'removedAt') ?? null;
  if (removedAt !== null)
    return removedAt < removedBefore ? `hiddenItems/${item.id} is left of a removed item` : null;
  const isHidden = (collections.items.field(item, 'hiddenAt') ?? null) !== null;
  return isHidden ? null : `hiddenItems/${item.id} exists, but the item is not hidden`;
}
