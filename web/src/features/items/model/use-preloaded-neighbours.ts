import type { ListingPage } from '@contract/schemas/listing';
import { useEffect, useRef } from 'react';
import { preloadPicture } from './detail-picture';
import type { ItemSteps, Step } from './item-steps';

type ReadPage = (page: number) => Promise<ListingPage>;

/**
 * Has the browser fetch the pictures of the items before and after, and at a page's border the page there,
 * so that they are shown at once.
 */
export function usePreloadedNeighbours(steps: ItemSteps | null, readPage: ReadPage): void {
  const latest = useRef({ steps, readPage });
  useEffect(() => {
    latest.current = { steps, readPage };
  });
  const itemId = steps?.item.id;
  useEffect(() => {
    const { steps: from, readPage: read } = latest.current;
    preload(from?.next ?? null, 0, read);
    preload(from?.previous ?? null, -1, read);
  }, [itemId]);
}

function preload(step: Step | null, index: number, readPage: ReadPage): void {
  if (step?.to === 'item') preloadPicture(step.item.picture);
  if (step?.to !== 'page') return;
  const fetchPicture = ({ items }: ListingPage) => {
    const item = items.at(index);
    if (item) preloadPicture(item.picture);
  };
  // A failure is told when the step is taken.
  readPage(step.page).then(fetchPicture, () => undefined);
}
