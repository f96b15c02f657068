import type { ItemListPage } from '@contract/schemas/item-list';
import { useEffect, useEffectEvent } from 'react';
import { preloadPicture } from './detail-picture';
import type { ItemSteps, Step } from './item-steps';

type ReadPage = (page: number) => Promise<ItemListPage>;

/**
 * Has the browser fetch the pictures of the items before and after, and at a page's border the page there,
 * so that they are shown at once.
 */
export function usePreloadedNeighbours(steps: ItemSteps | null, readPage: ReadPage): void {
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
  const fetchPicture = ({ items }: ItemListPage) => {
    const item = items.at(index);
    if (item) preloadPicture(item.picture);
  };
  // A failure is told when the step is taken.
  readPage(step.page).then(fetchPicture, () => undefined);
}
