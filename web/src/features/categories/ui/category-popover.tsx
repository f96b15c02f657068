import {
  CATEGORY_MESSAGES,
  CATEGORY_QUERY_MIN_LENGTH,
  type Category,
} from '@contract/schemas/category';
import { type RefObject, useState } from 'react';
import { Combobox } from '@/components/combobox';
import { Popover } from '@/components/popover';
import text from '@/components/text.module.css';
import { type CategorySearch, useCategorySearch } from '../api/search-categories';
import styles from './category-popover.module.css';

export type ChosenCategory = Pick<Category, 'categoryId' | 'categoryName'>;

interface CategoryPopoverProps {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onChoose: (category: ChosenCategory) => void;
  readonly onClose: () => void;
}

export function CategoryPopover({ trigger, onChoose, onClose }: CategoryPopoverProps) {
  const [typed, setTyped] = useState('');
  const search = useCategorySearch(typed);
  return (
    <Popover label="Choose a category" trigger={trigger} onClose={onClose}>
      <Combobox
        label="Search categories"
        listLabel="Categories"
        value={typed}
        onValueChange={setTyped}
        options={search.phase === 'found' ? search.categories : []}
        keyOf={(category) => category.categoryId}
        renderOption={(category) => <Option category={category} />}
        onChoose={({ categoryId, categoryName }) => {
          onChoose({ categoryId, categoryName });
          onClose();
        }}
      >
        <SearchMessage search={search} />
      </Combobox>
    </Popover>
  );
}

/**
 * Shows a message about the search. If the search found categories, the message is their number, and only screen
 * readers announce it.
 */
function SearchMessage({ search }: { readonly search: CategorySearch }) {
  const found = search.phase === 'found' && search.categories.length > 0;
  return (
    <p role="status" className={found ? text.screenReaderOnly : styles.message}>
      {messageOf(search)}
    </p>
  );
}

function messageOf(search: CategorySearch): string {
  switch (search.phase) {
    case 'tooShort':
      return `Type at least ${CATEGORY_QUERY_MIN_LENGTH} characters to search`;
    case 'searching':
      return 'Searching...';
    case 'failed':
      return search.refusal ?? CATEGORY_MESSAGES.unavailable;
    case 'found':
      return foundMessage(search.categories.length);
  }
}

function foundMessage(count: number): string {
  if (count === 0) return 'No categories found';
  return count === 1 ? '1 category found' : `${count} categories found`;
}

const Option = ({ category }: { readonly category: Category }) => (
  <>
    <span className={styles.name}>{category.categoryName}</span>
    <span className={styles.path}>{category.fullCategoryPath}</span>
  </>
);
