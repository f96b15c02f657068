import type { ItemListView } from '@contract/rules/item-list-view';
import { SORT_FIELDS, type SortField, type SortOrder } from '@contract/schemas/item-list';
import { ArrowDownIcon, ArrowUpIcon } from '@/components/icons';
import { MenuButton } from '@/components/menu/menu-button';
import styles from './sort-menu.module.css';

const SORT_LABELS: Readonly<Record<SortField, string>> = {
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

type Sort = Pick<ItemListView, 'sortBy' | 'sortOrder'>;

export const sortOrderText = ({ sortBy, sortOrder }: Sort): string => DIRECTIONS[sortBy][sortOrder];

/**
 * Returns the sort order after the reader chooses a field. A new field sorts descending. Choosing the current field
 * again reverses the order.
 */
export function sortAfterChoosing({ sortBy, sortOrder }: Sort, chosen: SortField): Sort {
  if (chosen !== sortBy) return { sortBy: chosen, sortOrder: 'desc' };
  return { sortBy, sortOrder: sortOrder === 'desc' ? 'asc' : 'desc' };
}

interface SortMenuProps {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

export function SortMenu({ sort, onSort }: SortMenuProps) {
  const choices = SORT_FIELDS.map((field) => {
    const isChecked = field === sort.sortBy;
    return {
      key: field,
      isChecked,
      onChoose: () => onSort(sortAfterChoosing(sort, field)),
      content: (
        <>
          {SORT_LABELS[field]}
          {isChecked && (
            <span className={styles.direction}>
              {sortOrderText(sort)}
              <DirectionIcon sort={sort} />
            </span>
          )}
        </>
      ),
    };
  });
  return (
    <div className={styles.place}>
      <MenuButton
        variant="outline"
        className={styles.button}
        aria-label={`Sort: ${SORT_LABELS[sort.sortBy]}, ${sortOrderText(sort)}`}
        menuLabel="Sort by"
        choices={choices}
      >
        {SORT_LABELS[sort.sortBy]}
        <DirectionIcon sort={sort} />
      </MenuButton>
    </div>
  );
}

const DirectionIcon = ({ sort }: { readonly sort: Sort }) =>
  sort.sortOrder === 'desc' ? <ArrowDownIcon /> : <ArrowUpIcon />;
