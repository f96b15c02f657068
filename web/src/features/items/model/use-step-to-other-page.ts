import { useState } from 'react';
import type { ItemPage } from './item-list-on-screen';
import { type StepDirection, isShown, type RefusedPage, type ItemStep } from './item-steps';
import { type OpenedItem, openedItemNow } from './opened-item';
import { missingRightFromError } from './page-rights';

export type ItemOnPage = Pick<OpenedItem, 'itemId'> & { readonly page: number };

export type PageStepState =
  { readonly state: 'reading' | 'failed' } | ({ readonly state: 'refused' } & RefusedPage);

export type ReadItemPage = (page: number) => Promise<ItemPage>;

/**
 * Returns three things: a function that opens the nearest item on the next or previous list page, the state of its last
 * call, and a function that forgets this state.
 */
export function useStepToOtherPage(readPage: ReadItemPage, show: (place: ItemOnPage) => void) {
  const [last, setLast] = useState<{ from: string; pageStep: PageStepState | null } | null>(null);
  const stepToPage = async (
    from: string,
    step: Exclude<ItemStep, { to: 'item' }>,
    direction: StepDirection,
  ) => {
    const set = (pageStep: PageStepState | null) => setLast({ from, pageStep });
    if (step.to === 'refused-page') {
      set({ ...step, state: 'refused' });
      return;
    }
    if (last?.from === from && last.pageStep?.state === 'reading') return;
    set({ state: 'reading' });
    const result = await nearestItem(step.page, direction, readPage).catch((error: unknown) => {
      const right = missingRightFromError(error);
      if (!right) return { state: 'failed' } as const;
      return { state: 'refused', page: step.page, right } as const;
    });
    // Does not open the found item if the reader has opened another item while the app was reading the list page.
    if (openedItemNow()?.itemId !== from) return;
    if (result && 'itemId' in result) show(result);
    else set(result);
  };
  return { last, stepToPage, leave: () => setLast(null) };
}

/**
 * Returns the nearest item that the reader can open, on `page` or on the pages that follow in this direction. Returns
 * null at the end of the list. Skips a page if all its items are hidden or were removed after the snapshot.
 */
async function nearestItem(
  page: number,
  direction: StepDirection,
  readPage: ReadItemPage,
): Promise<ItemOnPage | null> {
  const { items, pagination } = await readPage(page);
  const found = direction === 'next' ? items.find(isShown) : items.findLast(isShown);
  if (found) return { itemId: found.id, page };
  const further = direction === 'next' ? page + 1 : page - 1;
  if (further < 1 || further > pagination.pages) return null;
  return nearestItem(further, direction, readPage);
}
