import { chakra } from '@chakra-ui/react/styled-system';
import { SORT_FIELDS } from '@contract/schemas/item-list';
import { ArrowDownIcon, ArrowUpIcon } from '@/components/icons';
import { MenuButton } from '@/components/menu/menu-button';
import { directionOf, type Sort, SORT_LABELS, sortAfter } from '../model/sort-choice';

interface SortMenuProps {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** The sort of the item list: choosing the field in force reverses its direction. */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const choices = SORT_FIELDS.map((field) => {
    const isChecked = field === sort.sortBy;
    return {
      key: field,
      isChecked,
      onChoose: () => onSort(sortAfter(sort, field)),
      content: (
        <>
          {SORT_LABELS[field]}
          {isChecked && (
            <chakra.span display="inline-flex" alignItems="center" gap="1" fontSize="sm">
              {directionOf(sort)}
              <DirectionIcon sort={sort} />
            </chakra.span>
          )}
        </>
      ),
    };
  });
  return (
    <chakra.div position="relative" minW="0">
      <MenuButton
        variant="outline"
        w="full"
        justifyContent="space-between"
        whiteSpace="nowrap"
        aria-label={`Sort: ${SORT_LABELS[sort.sortBy]}, ${directionOf(sort)}`}
        menuLabel="Sort by"
        choices={choices}
      >
        {SORT_LABELS[sort.sortBy]}
        <DirectionIcon sort={sort} />
      </MenuButton>
    </chakra.div>
  );
}

const DirectionIcon = ({ sort }: { readonly sort: Sort }) =>
  sort.sortOrder === 'desc' ? <ArrowDownIcon /> : <ArrowUpIcon />;
