import { chakra } from '@chakra-ui/react/styled-system';
import type { Category } from '@contract/schemas/category';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TextField } from '@/components/text-field';
import { useCategorySearch } from '../model/use-category-search';
import { CategoryList, CategoryMessage } from './category-list';

interface CategoryPopoverProps {
  readonly onChoose: (category: Category) => void;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A search box over a list of categories: the combobox pattern, driven from the search box. */
export function CategoryPopover({ onChoose, onClose }: CategoryPopoverProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const search = useCategorySearch(typed);
  const categories = search.phase === 'found' ? search.categories : [];
  useEffect(() => box.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && categories.length > 0)
      setActive((active + step + categories.length) % categories.length);
    else if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter') return;
    // Enter must not submit the form around, chosen or not.
    event.preventDefault();
    const chosen = categories[active];
    if (event.key === 'Enter' && chosen) onChoose(chosen);
  };
  return (
    <Sheet role="dialog" aria-label="Choose a category">
      <TextField
        ref={box}
        label="Search categories"
        role="combobox"
        type="search"
        autoComplete="off"
        aria-expanded={categories.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={categories.length > 0 ? `${id}-list-${active}` : undefined}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
      />
      <CategoryMessage search={search} />
      <CategoryList id={`${id}-list`} categories={categories} active={active} onChoose={onChoose} />
    </Sheet>
  );
}

const Sheet = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'overlay',
    insetX: '0',
    top: '100%',
    mt: '1',
    display: 'grid',
    gap: '2',
    p: '3',
    bg: 'surface',
    color: 'ink',
    border: '1px solid {colors.lineStrong}',
    rounded: 'md',
    boxShadow: 'lifted',
  },
});
