import {
  Combobox as AriakitCombobox,
  ComboboxItem,
  ComboboxList,
  useComboboxStore,
} from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './combobox.module.css';
import { Field } from './field';
import field from './field.module.css';

interface ComboboxProps<Option> {
  readonly label: string;
  readonly listLabel: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The options of the list. If there are none, the list is hidden. */
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  readonly renderOption: (option: Option) => ReactNode;
  readonly onChoose: (option: Option) => void;
  readonly children?: ReactNode;
}

/** A text field with a list of options below it. Enter chooses the active option and does not submit the form. */
export function Combobox<Option>({ label, value, children, ...list }: ComboboxProps<Option>) {
  const { options, keyOf, renderOption, onChoose, onValueChange } = list;
  const store = useComboboxStore({
    inputValue: value,
    setInputValue: onValueChange,
    open: options.length > 0,
    compositeElementInFocusOrder: false,
  });
  const id = useId();
  const activeId = useStoreState(store, 'activeId');
  return (
    <div className={styles.combobox} onKeyDown={preventSubmit}>
      <Field label={label}>
        {(control) => (
          <AriakitCombobox
            {...control}
            className={field.control}
            store={store}
            type="search"
            autoCapitalize="none"
            autoCorrect="off"
            enterKeyHint="done"
            autoSelect="always"
            showOnChange={false}
          />
        )}
      </Field>
      {children}
      <ComboboxList store={store} className={styles.list} aria-label={list.listLabel}>
        {options.map((option) => {
          const itemId = `${id}-${keyOf(option)}`;
          return (
            <ComboboxItem
              key={itemId}
              className={styles.option}
              id={itemId}
              store={store}
              aria-selected={itemId === activeId}
              focusOnHover={false}
              onClick={() => onChoose(option)}
            >
              {renderOption(option)}
            </ComboboxItem>
          );
        })}
      </ComboboxList>
    </div>
  );
}

function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
