import type { Viewer } from '@contract/rules/page-allowance';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readQueryOrSavedResponse } from '@/services/query-options';
import { type ItemPage, type ItemPageQuery, useItemListOnScreen } from './item-list-on-screen';
import { type StepDirection, type ItemSteps, stepsFromItem, type ItemStep } from './item-steps';
import { type OpenedItem, openedItemNow } from './opened-item';
import { preloadPicture } from './picture-sources';
import { type ItemOnPage, type ReadItemPage, useStepToOtherPage } from './use-step-to-other-page';

const NO_PAGE: ItemPageQuery = {
  queryKey: ['no-item-list'],
  queryFn: () => Promise.reject(new Error('No list is shown.')),
};

/**
 * Steps from the open item through its list, also to other pages of the list. `steps` is null if the item has not been
 * in any list.
 */
export function useStepThroughItems(
  opened: OpenedItem,
  reader: Viewer | null,
  onShow: (place: ItemOnPage) => void,
) {
  const client = useQueryClient();
  const list = useItemListOnScreen();
  // If the reader may see all pages of the list, passes null as the viewer, so that no page right is checked.
  const viewer = list?.isUnlimited ? null : reader;
  const { itemId } = opened;
  const pageQuery = (page: number) => list?.pageQuery(page) ?? NO_PAGE;
  const pageOf = (item: OpenedItem) => item.page ?? list?.page ?? 1;
  const read = useQuery({
    ...pageQuery(pageOf(opened)),
    enabled: list !== null,
  });
  const found = useMemo(
    () => (read.data ? stepsFromItem(read.data, itemId, viewer) : null),
    [read.data, itemId, viewer],
  );
  const steps = useKeptSteps(itemId, found);
  const readPage = (page: number) => readQueryOrSavedResponse(client, pageQuery(page));
  usePreloadedNeighbors(steps, readPage);

  const { last, stepToPage, leave } = useStepToOtherPage(readPage, onShow);
  const go = (direction: StepDirection) => {
    // Reads the open item from the history, because key presses can be faster than React's rendering.
    const from = openedItemNow();
    if (!from) return;
    const page = pageOf(from);
    const cached = client.getQueryData<ItemPage>(pageQuery(page).queryKey);
    const cachedSteps = cached ? stepsFromItem(cached, from.itemId, viewer) : null;
    const step = (cachedSteps ?? (from.itemId === itemId ? steps : null))?.[direction];
    if (step?.to === 'item') onShow({ itemId: step.item.id, page });
    else if (step) void stepToPage(from.itemId, step, direction);
  };
  const pageStep = last?.from === itemId ? last.pageStep : null;
  return { steps, listed: { item: found?.item, read }, go, pageStep, leavePageStep: leave };
}

/**
 * Returns the last known steps if the item has left its list page, so that the reader can still go to the next item.
 */
function useKeptSteps(itemId: string, steps: ItemSteps | null): ItemSteps | null {
  const [kept, setKept] = useState({ itemId, steps });
  if (kept.itemId !== itemId || (steps && kept.steps !== steps)) setKept({ itemId, steps });
  return steps ?? (kept.itemId === itemId ? kept.steps : null);
}

/**
 * Preloads the pictures of the previous and the next item. If one of these items is on another page of the list,
 * requests that page.
 */
function usePreloadedNeighbors(steps: ItemSteps | null, readPage: ReadItemPage): void {
  const preloadBoth = useEffectEvent(() => {
    preload(steps?.next ?? null, 0, readPage);
    preload(steps?.previous ?? null, -1, readPage);
  });
  const itemId = steps?.item.id;
  useEffect(() => preloadBoth(), [itemId]);
}

function preload(step: ItemStep | null, index: number, readPage: ReadItemPage): void {
  if (step?.to === 'item') preloadPicture(step.item.picture);
  if (step?.to !== 'page') return;
  const fetchPicture = ({ items }: ItemPage) => {
    const item = items.at(index);
    if (item) preloadPicture(item.picture);
  };
  // Ignores a failed preload, because the step to this page requests the page again and shows the error.
  readPage(step.page).then(fetchPicture, () => undefined);
}
