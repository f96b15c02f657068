import { chakra } from '@chakra-ui/react/styled-system';
import { CATEGORY_QUERY_MIN, type Category } from '@contract/schemas/category';
import { useEffect, useRef } from 'react';
import type { useCategorySearch } from '../model/use-category-search';

type CategorySearch = ReturnType<typeof useCategorySearch>;

/** What the search says in place of a list, and for screen readers how much it found. */
export function CategoryMessage({ search }: { readonly search: CategorySearch }) {
  const found = search.phase === 'found' && search.categories.length > 0;
  return (
    <chakra.p role="status" fontSize="sm" color="inkMuted" srOnly={found}>
      {messageOf(search)}
    </chakra.p>
  );
}

function messageOf(search: CategorySearch): string {
  switch (search.phase) {
    case 'tooShort':
      return `Type at least ${CATEGORY_QUERY_MIN} characters to search`;
    case 'searching':
      return 'Searching...';
    case 'failed':
      return 'Category lookup temporarily unavailable. You can still submit your item.';
    case 'found':
      return search.categories.length === 0
        ? 'No categories found'
        : `${search.categories.length} categories found`;
  }
}

interface CategoryListProps {
  readonly id: string;
  readonly categories: readonly Category[];
  readonly active: number;
  readonly onChoose: (category: Category) => void;
}

/** The categories found; the search box keeps the focus and says which one is active. */
export const CategoryList = ({ id, categories, active, onChoose }: CategoryListProps) => (
  <chakra.ul
    id={id}
    role="listbox"
    aria-label="Categories"
    maxH="300px"
    overflowY="auto"
    listStyleType="none"
    m="0"
    p="0"
    hidden={categories.length === 0}
  >
    {categories.map((category, index) => (
      <Option
        key={category.categoryId}
        id={`${id}-${index}`}
        category={category}
        active={index === active}
        onChoose={() => onChoose(category)}
      />
    ))}
  </chakra.ul>
);

function Option({
  id,
  category,
  active,
  onChoose,
}: {
  readonly id: string;
  readonly category: Category;
  readonly active: boolean;
  readonly onChoose: () => void;
}) {
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <chakra.li
      ref={option}
      id={id}
      role="option"
      aria-selected={active}
      px="2"
      py="2"
      minH="11"
      rounded="sm"
      cursor="pointer"
      bg={active ? 'brandSoft' : undefined}
      _hover={{ bg: 'sunken' }}
      // Keeps the focus in the search box, whose leaving would close the popover.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <chakra.span display="block" fontWeight="semibold">
        {category.categoryName}
      </chakra.span>
      <chakra.span display="block" fontSize="sm" color="inkMuted" overflowWrap="anywhere">
        {category.fullCategoryPath}
      </chakra.span>
    </chakra.li>
  );
}
