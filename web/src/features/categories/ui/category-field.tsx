import { CATEGORY_MESSAGES } from '@contract/schemas/category';
import { type RefCallback, useId, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { FieldError } from '@/components/field';
import { LazyPart } from '@/components/lazy-part';
import text from '@/components/text.module.css';
import type { ChosenCategory } from './category-popover';
import styles from './category-field.module.css';

interface CategoryFieldProps {
  /** The name of the chosen category. Empty if no category is chosen. */
  readonly categoryName: string;
  readonly error?: string | undefined;
  /** Called with the button that opens the search, so that the form can focus it if the category is invalid. */
  readonly focusRef?: RefCallback<HTMLElement>;
  /** Called with the chosen category, or with empty strings when the category is cleared. */
  readonly onChange: (category: ChosenCategory) => void;
}

const loadPopover = async () => (await import('./category-popover')).CategoryPopover;

export function CategoryField({ categoryName, error, focusRef, onChange }: CategoryFieldProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={text.label}>
        Category (optional)
      </span>
      <div className={styles.control}>
        <Button
          ref={(element: HTMLButtonElement | null) => {
            trigger.current = element;
            focusRef?.(element);
          }}
          id={id}
          variant="outline"
          className={styles.choose}
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={error && `${id}-error`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onFocus={() => void loadPopover().catch(() => undefined)}
          onClick={() => setOpen(!open)}
        >
          {categoryName || 'Choose a category'}
        </Button>
        {categoryName && (
          <Button
            variant="plain"
            aria-label="Clear category"
            onClick={() => {
              onChange({ categoryId: '', categoryName: '' });
              setOpen(false);
              trigger.current?.focus();
            }}
          >
            Clear
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {open && (
        <LazyPart
          load={loadPopover}
          loading="Loading categories..."
          failed={CATEGORY_MESSAGES.unavailable}
          props={{ trigger, onChoose: onChange, onClose: () => setOpen(false) }}
        />
      )}
    </div>
  );
}
