import type { Viewer } from '@contract/rules/page-allowance';
import { useQuery } from '@tanstack/react-query';
import { listItemsQuery } from '../api/list-items';
import { type Direction, itemSteps } from './item-steps';
import { queryOfView } from './listing-view';
import type { OpenedItem } from './opened-item';
import { useCrossing } from './use-crossing';
import { useListing } from './use-listing';
import { usePreloadedNeighbours } from './use-preloaded-neighbours';

/** The open item's place in the list on the screen, and the ways from it, across pages too. */
export function useItemSteps(
  opened: OpenedItem,
  viewer: Viewer | null,
  show: (item: Pick<OpenedItem, 'itemId' | 'page'>) => void,
) {
  const { view, readPage, pageAddress } = useListing();
  const page = opened.page ?? view.page;
  const { data: list, dataUpdatedAt } = useQuery(listItemsQuery(queryOfView({ ...view, page })));
  const steps = list ? itemSteps(list, opened.itemId, viewer) : null;
  const { crossing, cross, leave } = useCrossing(opened.itemId, readPage, show);
  usePreloadedNeighbours(steps, readPage);
  const go = (direction: Direction) => {
    const step = steps?.[direction];
    if (step?.to === 'item') show({ itemId: step.item.id, page });
    else if (step) cross(step, direction);
  };
  return { steps, readAt: dataUpdatedAt, go, crossing, leaveCrossing: leave, pageAddress };
}
