import type { ItemListPage } from '@contract/schemas/item-list';
import { useState } from 'react';
import type { Direction, RefusedPage, Step } from './item-steps';
import { type OpenedItem, openedItemNow } from './opened-item';
import { rightRefused } from './page-rights';

/** An item and the page of the list that it is on. */
export type ItemPlace = Pick<OpenedItem, 'itemId'> & { readonly page: number };

/** The page beyond the border is being read, could not be read, or is beyond one's rights. */
export type Crossing =
  { readonly state: 'reading' | 'failed' } | ({ readonly state: 'refused' } & RefusedPage);

type ReadPage = (page: number) => Promise<ItemListPage>;

/** Goes over a page's border: to the first item of the next page, or to the last of the one before. */
export function useCrossing(readPage: ReadPage, show: (place: ItemPlace) => void) {
  const [last, setLast] = useState<{ from: string; crossing: Crossing | null } | null>(null);
  const cross = async (from: string, step: Exclude<Step, { to: 'item' }>, direction: Direction) => {
    const tell = (crossing: Crossing | null) => setLast({ from, crossing });
    if (step.to === 'refused-page') {
      tell({ ...step, state: 'refused' });
      return;
    }
    if (last?.from === from && last.crossing?.state === 'reading') return;
    tell({ state: 'reading' });
    const result = await nearestItem(step.page, direction, readPage).catch((error: unknown) => {
      const right = rightRefused(error);
      if (!right) return { state: 'failed' } as const;
      return { state: 'refused', page: step.page, right } as const;
    });
    // Meanwhile the item may have been closed, or another one opened.
    if (openedItemNow()?.itemId !== from) return;
    if (result && 'itemId' in result) show(result);
    else tell(result);
  };
  return { last, cross, leave: () => setLast(null) };
}

/** The first item from a page on; those of whole pages may have gone from the board since the list began. */
async function nearestItem(
  page: number,
  direction: Direction,
  readPage: ReadPage,
): Promise<ItemPlace | null> {
  const { items, pagination } = await readPage(page);
  const found = direction === 'next' ? items[0] : items.at(-1);
  if (found) return { itemId: found.id, page };
  const further = direction === 'next' ? page + 1 : page - 1;
  if (further < 1 || further > pagination.pages) return null;
  return nearestItem(further, direction, readPage);
}
