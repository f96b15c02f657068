import {
  Combobox as AriakitCombobox,
  ComboboxItem,
  ComboboxList,
  useComboboxStore,
} from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Field } from './field';
import { inputRecipe } from './recipes';

interface ComboboxProps<Option> {
  readonly label: string;
  readonly listLabel: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The list is hidden if there are none. */
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  readonly renderOption: (option: Option) => ReactNode;
  readonly onChoose: (option: Option) => void;
  readonly children?: ReactNode;
}

/** A text field with a list of options below. Enter chooses an option and does not submit a form. */
export function Combobox<Option>({ label, value, children, ...list }: ComboboxProps<Option>) {
  const { options, keyOf, renderOption, onChoose, onValueChange } = list;
  const store = useComboboxStore({
    value,
    setValue: onValueChange,
    open: options.length > 0,
    includesBaseElement: false,
  });
  const id = useId();
  const activeId = useStoreState(store, 'activeId');
  return (
    <chakra.div display="grid" gap="2" onKeyDown={preventSubmit}>
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            store={store}
            type="search"
            autoSelect="always"
            showOnChange={false}
          />
        )}
      </Field>
      {children}
      <List store={store} aria-label={list.listLabel}>
        {options.map((option) => {
          const itemId = `${id}-${keyOf(option)}`;
          return (
            <Item
              key={itemId}
              id={itemId}
              store={store}
              aria-selected={itemId === activeId}
              focusOnHover={false}
              onClick={() => onChoose(option)}
            >
              {renderOption(option)}
            </Item>
          );
        })}
      </List>
    </chakra.div>
  );
}

function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

const Input = chakra(AriakitCombobox, inputRecipe);

const List = chakra(ComboboxList, {
  base: { maxH: '300px', overflowY: 'auto' },
});

const Item = chakra(ComboboxItem, {
  base: {
    px: '2',
    py: '2',
    minH: '11',
    rounded: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&[data-active-item]': { bg: 'brandSoft' },
  },
});
