import { chakra } from '@chakra-ui/react/styled-system';
import type { Category } from '@contract/schemas/category';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/button';
import type { SaleFormValues } from '../model/sale-form';
import { CategoryPopover } from './category-popover';

/** The eBay category of a sale, searched for in a popover. */
export function CategoryField() {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { setValue } = useFormContext<SaleFormValues>();
  const name = useWatch<SaleFormValues, 'categoryName'>({ name: 'categoryName' });

  const choose = (category: Pick<Category, 'categoryId' | 'categoryName'>) => {
    setValue('categoryId', category.categoryId);
    setValue('categoryName', category.categoryName);
    close();
  };
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <chakra.div display="grid" gap="1.5" position="relative" minW="0" onBlur={closeWhenLeft}>
      <chakra.span id={`${id}-label`} textStyle="label">
        Category (optional)
      </chakra.span>
      <chakra.div display="flex" gap="2" minW="0">
        <Button
          ref={trigger}
          id={id}
          variant="outline"
          flex="1"
          minW="0"
          justifyContent="start"
          textAlign="start"
          fontWeight="normal"
          overflowWrap="anywhere"
          aria-labelledby={`${id}-label ${id}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {name || 'Choose a category'}
        </Button>
        {name && (
          <Button
            variant="plain"
            aria-label="Clear category"
            onClick={() => choose({ categoryId: '', categoryName: '' })}
          >
            Clear
          </Button>
        )}
      </chakra.div>
      {open && <CategoryPopover onChoose={choose} onClose={close} />}
    </chakra.div>
  );
}
