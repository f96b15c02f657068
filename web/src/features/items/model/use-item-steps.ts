import type { Viewer } from '@contract/rules/page-allowance';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { readOrSaved } from '@/services/read-query';
import { type Direction, type ItemSteps, itemSteps, type Step } from './item-steps';
import { type OpenedItem, openedItemNow } from './opened-item';
import { type ItemPage, type ItemPageQuery, usePageItemList } from './page-item-list';
import { preloadPicture } from './picture-sources';
import { type ItemPlace, type ReadPage, usePageStep } from './use-page-step';

const NO_PAGE: ItemPageQuery = {
  queryKey: ['no-item-list'],
  queryFn: () => Promise.reject(new Error('No list is shown.')),
};

/** Steps from the open item through its list, across pages. `steps` is null if no list contains the item. */
export function useItemSteps(
  opened: OpenedItem,
  viewer: Viewer | null,
  onShow: (place: ItemPlace) => void,
) {
  const client = useQueryClient();
  const list = usePageItemList();
  const { itemId } = opened;
  const pageQuery = (page: number) => list?.pageQuery(page) ?? NO_PAGE;
  const pageOf = (item: OpenedItem) => item.page ?? list?.page ?? 1;
  const { data, dataUpdatedAt } = useQuery({
    ...pageQuery(pageOf(opened)),
    enabled: list !== null,
  });
  const steps = data ? itemSteps(data, itemId, viewer) : null;
  const readPage = (page: number) => readOrSaved(client, pageQuery(page));
  usePreloadedNeighbors(steps, readPage);

  const { last, stepToPage, leave } = usePageStep(readPage, onShow);
  const go = (direction: Direction) => {
    // Key presses can be faster than rendering, so this does not use `opened`.
    const from = openedItemNow();
    if (!from) return;
    const page = pageOf(from);
    const cached = client.getQueryData<ItemPage>(pageQuery(page).queryKey);
    const step = cached && itemSteps(cached, from.itemId, viewer)?.[direction];
    if (step?.to === 'item') onShow({ itemId: step.item.id, page });
    else if (step) void stepToPage(from.itemId, step, direction);
  };
  const pageStep = last?.from === itemId ? last.pageStep : null;
  return { steps, readAt: dataUpdatedAt, go, pageStep, leavePageStep: leave };
}

/** Preloads the pictures of the previous and next item. Requests the adjacent page if one of them is on it. */
function usePreloadedNeighbors(steps: ItemSteps | null, readPage: ReadPage): void {
  const preloadBoth = useEffectEvent(() => {
    preload(steps?.next ?? null, 0, readPage);
    preload(steps?.previous ?? null, -1, readPage);
  });
  const itemId = steps?.item.id;
  useEffect(() => preloadBoth(), [itemId]);
}

function preload(step: Step | null, index: number, readPage: ReadPage): void {
  if (step?.to === 'item') preloadPicture(step.item.picture);
  if (step?.to !== 'page') return;
  const fetchPicture = ({ items }: ItemPage) => {
    const item = items.at(index);
    if (item) preloadPicture(item.picture);
  };
  // If this fails, the step itself requests the page again and reports the error.
  readPage(step.page).then(fetchPicture, () => undefined);
}
