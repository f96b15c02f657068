import type { Viewer } from '@contract/rules/page-allowance';
import type { Item } from '@contract/schemas/item';
import type { ItemPage, ListedItem } from './item-list-on-screen';
import { type PageRight, missingRight } from './page-rights';

export type StepDirection = 'previous' | 'next';

export interface RefusedPage {
  readonly page: number;
  readonly right: PageRight;
}

export type ItemStep =
  | { readonly to: 'item'; readonly item: Item }
  | { readonly to: 'page'; readonly page: number }
  | ({ readonly to: 'refused-page' } & RefusedPage);

export interface ItemSteps extends Readonly<Record<StepDirection, ItemStep | null>> {
  readonly item: Item;
  /** The number of the item in the whole list, starting with 1. */
  readonly place: { readonly n: number; readonly total: number };
}

/**
 * Returns the steps to the previous and the next item, or null if the page does not contain the item. The step to the
 * previous item is null for the first item of the list, and the step to the next item is null for the last.
 */
export function stepsFromItem(
  { items, pagination }: ItemPage,
  itemId: string,
  viewer: Viewer | null,
): ItemSteps | null {
  const index = items.findIndex(({ id }) => id === itemId);
  const item = items[index];
  if (!item) return null;
  const { page, pages, total, limit } = pagination;
  // After an item was removed, its page has fewer than `limit` items, and `total` does not count the item. A number
  // that is counted from the start of the list could then exceed `total`, so this code also counts back from the end.
  const n = Math.min((page - 1) * limit + index + 1, total - (items.length - 1 - index));
  return {
    item,
    place: { n, total },
    previous:
      toItem(items.slice(0, index).findLast(isShown)) ??
      (page > 1 ? { to: 'page', page: page - 1 } : null),
    next:
      toItem(items.slice(index + 1).find(isShown)) ??
      (page < pages ? toNextPage(page + 1, viewer) : null),
  };
}

export const isShown = ({ isHidden }: ListedItem): boolean => isHidden !== true;

const toItem = (item: Item | undefined): ItemStep | null => (item ? { to: 'item', item } : null);

function toNextPage(page: number, viewer: Viewer | null): ItemStep {
  const right = missingRight(viewer, page);
  return right ? { to: 'refused-page', page, right } : { to: 'page', page };
}
