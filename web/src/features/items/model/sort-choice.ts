import type { SortField, SortOrder } from '@contract/schemas/item-list';
import type { ItemListView } from './item-list-view';

export const SORT_LABELS: Readonly<Record<SortField, string>> = {
  added: 'Date Added',
  price: 'Price',
  profit: 'Gross Profit',
  likes: 'Likes',
  title: 'Title',
  username: 'Username',
};

const AMOUNT = { desc: 'highest first', asc: 'lowest first' };
const LETTERS = { desc: 'Z to A', asc: 'A to Z' };

const DIRECTIONS: Readonly<Record<SortField, Readonly<Record<SortOrder, string>>>> = {
  added: { desc: 'newest first', asc: 'oldest first' },
  price: AMOUNT,
  profit: AMOUNT,
  likes: { desc: 'most first', asc: 'fewest first' },
  title: LETTERS,
  username: LETTERS,
};

export type Sort = Pick<ItemListView, 'sortBy' | 'sortOrder'>;

/** What a sort's direction means for its field: 'newest first'. */
export const directionOf = ({ sortBy, sortOrder }: Sort): string => DIRECTIONS[sortBy][sortOrder];

/** The sort after `chosen` was chosen: a new field starts descending, the same one turns round. */
export function sortAfter({ sortBy, sortOrder }: Sort, chosen: SortField): Sort {
  if (chosen !== sortBy) return { sortBy: chosen, sortOrder: 'desc' };
  return { sortBy, sortOrder: sortOrder === 'desc' ? 'asc' : 'desc' };
}
