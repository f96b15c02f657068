import type { Viewer } from '@contract/rules/page-allowance';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listItemsQuery } from '../api/list-items';
import { type Direction, itemSteps } from './item-steps';
import { itemListQuery } from './item-list-view';
import { type OpenedItem, openedItemNow } from './opened-item';
import { type ItemPlace, useCrossing } from './use-crossing';
import { useItemList } from './use-item-list';
import { usePreloadedNeighbours } from './use-preloaded-neighbours';

/** The open item's place in the list on the screen, and the ways from it, across pages too. */
export function useItemSteps(
  opened: OpenedItem,
  viewer: Viewer | null,
  onShow: (place: ItemPlace) => void,
) {
  const client = useQueryClient();
  const { view, readPage, pageAddress } = useItemList();
  const { itemId } = opened;
  const page = opened.page ?? view.page;
  const listOf = (number: number) => listItemsQuery(itemListQuery({ ...view, page: number }));
  const { data: list, dataUpdatedAt } = useQuery(listOf(page));
  const steps = list ? itemSteps(list, itemId, viewer) : null;
  usePreloadedNeighbours(steps, readPage);

  const { last, cross, leave } = useCrossing(readPage, onShow);
  const go = (direction: Direction) => {
    const from = openedItemNow();
    if (!from) return;
    const fromPage = from.page ?? view.page;
    const held = client.getQueryData(listOf(fromPage).queryKey);
    const step = held && itemSteps(held, from.itemId, viewer)?.[direction];
    if (step?.to === 'item') onShow({ itemId: step.item.id, page: fromPage });
    else if (step) void cross(from.itemId, step, direction);
  };
  const crossing = last?.from === itemId ? last.crossing : null;
  return { steps, readAt: dataUpdatedAt, go, crossing, leaveCrossing: leave, pageAddress };
}
