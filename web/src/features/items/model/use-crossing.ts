import type { ListingPage } from '@contract/schemas/listing';
import { useEffect, useRef, useState } from 'react';
import type { Direction, RefusedPage, Step } from './item-steps';
import type { OpenedItem } from './opened-item';
import { rightRefused } from './page-rights';

/** The page beyond the border is being read, could not be read, or is beyond one's rights. */
export type Crossing =
  { readonly state: 'reading' | 'failed' } | ({ readonly state: 'refused' } & RefusedPage);

type ReadPage = (page: number) => Promise<ListingPage>;

/** Goes over a page's border: to the first item of the next page, or to the last of the one before. */
export function useCrossing(
  itemId: string,
  readPage: ReadPage,
  show: (item: Pick<OpenedItem, 'itemId' | 'page'>) => void,
) {
  const [last, setLast] = useState<{ from: string; crossing: Crossing | null } | null>(null);
  const crossing = last?.from === itemId ? last.crossing : null;
  const shownId = useRef<string | null>(null);
  useEffect(() => {
    shownId.current = itemId;
    return () => void (shownId.current = null);
  }, [itemId]);

  const tell = (told: Crossing | null) => setLast({ from: itemId, crossing: told });
  const read = async (page: number, direction: Direction) => {
    tell({ state: 'reading' });
    const result = await nearestItem(page, direction, readPage).catch((error: unknown) => {
      const right = rightRefused(error);
      return right ? ({ state: 'refused', page, right } as const) : ({ state: 'failed' } as const);
    });
    // Meanwhile the item may have been closed, or another one opened.
    if (shownId.current !== itemId) return;
    if (result && 'itemId' in result) show(result);
    else tell(result);
  };
  const cross = (step: Exclude<Step, { to: 'item' }>, direction: Direction) => {
    if (step.to === 'refused-page') tell({ ...step, state: 'refused' });
    else if (crossing?.state !== 'reading') void read(step.page, direction);
  };
  return { crossing, cross, leave: () => tell(null) };
}

/** The first item from a page on; those of whole pages may have gone from the board since the list began. */
async function nearestItem(
  page: number,
  direction: Direction,
  readPage: ReadPage,
): Promise<{ readonly itemId: string; readonly page: number } | null> {
  const { items, pagination } = await readPage(page);
  const found = direction === 'next' ? items[0] : items.at(-1);
  if (found) return { itemId: found.id, page };
  const further = direction === 'next' ? page + 1 : page - 1;
  if (further < 1 || further > pagination.pages) return null;
  return nearestItem(further, direction, readPage);
}
