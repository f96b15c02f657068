import type { Viewer } from '@contract/rules/page-allowance';
import type { Item } from '@contract/schemas/item';
import type { ItemPage } from './page-item-list';
import { type PageRight, rightMissing } from './page-rights';

export type Direction = 'previous' | 'next';

/** A page beyond the viewer's rights, and what it takes. */
export interface RefusedPage {
  readonly page: number;
  readonly right: PageRight;
}

/** Where previous or next leads: to an item of the same page, another page, or one beyond one's rights. */
export type Step =
  | { readonly to: 'item'; readonly item: Item }
  | { readonly to: 'page'; readonly page: number }
  | ({ readonly to: 'refused-page' } & RefusedPage);

export interface ItemSteps extends Readonly<Record<Direction, Step | null>> {
  readonly item: Item;
  /** 'n of total' over the whole list, counted from 1. */
  readonly place: { readonly n: number; readonly total: number };
}

/**
 * An item's place in a list and the steps from there, null before its first item and after its last; null
 * itself where the page does not hold the item.
 */
export function itemSteps(
  { items, pagination }: ItemPage,
  itemId: string,
  viewer: Viewer | null,
): ItemSteps | null {
  const index = items.findIndex(({ id }) => id === itemId);
  const item = items[index];
  if (!item) return null;
  const { page, pages, total, limit } = pagination;
  // Items gone since the list began leave holes on its pages and are not in its total.
  const n = Math.min((page - 1) * limit + index + 1, total - (items.length - 1 - index));
  return {
    item,
    place: { n, total },
    previous: toItem(items[index - 1]) ?? (page > 1 ? { to: 'page', page: page - 1 } : null),
    next: toItem(items[index + 1]) ?? (page < pages ? toNextPage(page + 1, viewer) : null),
  };
}

const toItem = (item: Item | undefined): Step | null => (item ? { to: 'item', item } : null);

function toNextPage(page: number, viewer: Viewer | null): Step {
  const right = rightMissing(viewer, page);
  return right ? { to: 'refused-page', page, right } : { to: 'page', page };
}
