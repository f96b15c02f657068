import {
  ITEM_FILTERS,
  type ItemFilterDeclaration,
  type ItemFilterName,
} from '@contract/schemas/item-filters';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEventHandler, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { RadioGroup } from '@/components/radio-group';
import { SelectField, TextField } from '@/components/field';
import { Card } from '@/components/surfaces';
import { itemCategoriesQuery } from '../api/list-items';
import {
  EMPTY_FILTER_FORM,
  FILTER_FORM_ROWS,
  filterErrors,
  type FilterForm,
  filterFormOf,
  filtersOf,
} from '../model/filter-form';
import type { ItemListView } from '../model/item-list-view';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  readonly view: ItemListView;
  readonly onFilter: (filters: FilterForm) => void;
}

/** Resets its fields when the filters in the address change. */
export function FilterPanel(props: FilterPanelProps) {
  return <FilterFields key={JSON.stringify(filterFormOf(props.view))} {...props} />;
}

function FilterFields({ view, onFilter }: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(() => filterFormOf(view));
  const [isChecked, setChecked] = useState(false);
  const errors = isChecked ? filterErrors(fields) : {};
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    const [wrong] = Object.keys(filterErrors(fields));
    if (wrong === undefined) onFilter(filtersOf(fields));
    else form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  const field = (name: ItemFilterName) => (
    <FilterField
      key={name}
      filter={ITEM_FILTERS[name]}
      name={name}
      value={fields[name] ?? ''}
      error={errors[name]}
      onChange={({ currentTarget }) => setFields({ ...fields, [name]: currentTarget.value })}
    />
  );
  return (
    <Card as="form" ref={form} aria-label="Filters" className={styles.sheet} onSubmit={submit}>
      <div className={styles.fields}>
        {FILTER_FORM_ROWS.map((names) =>
          names.length > 1 ? (
            <div key={names[0]} className={styles.pair}>
              {names.map(field)}
            </div>
          ) : (
            names.map(field)
          ),
        )}
      </div>
      <ButtonRow className={styles.buttons}>
        <Button type="submit" className={styles.submit}>
          Show Results
        </Button>
        <Button variant="outline" onClick={() => setFields(EMPTY_FILTER_FORM)}>
          Reset
        </Button>
      </ButtonRow>
    </Card>
  );
}

interface FilterFieldProps {
  readonly name: ItemFilterName;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>;
}

function FilterField({
  filter: { control, label, choices = [] },
  ...field
}: FilterFieldProps & { readonly filter: ItemFilterDeclaration }) {
  if (control === 'radio') {
    const all = { value: '', label: 'All' };
    return <RadioGroup legend={label} choices={[all, ...choices]} {...field} />;
  }
  if (control === 'category') return <CategoryChoice label={label} {...field} />;
  const typing = { autoComplete: 'off', enterKeyHint: 'search' } as const;
  if (control === 'day') return <TextField label={label} type="date" {...typing} {...field} />;
  const price = { inputMode: 'decimal', placeholder: '$' } as const;
  return <TextField label={label} {...typing} {...(control === 'price' && price)} {...field} />;
}

/** Offers the current category even if no item has it now. */
function CategoryChoice(props: FilterFieldProps & { readonly label: string }) {
  const { data, isError } = useQuery(itemCategoriesQuery);
  const listed = data?.categories ?? [];
  const choices = listed.map(({ categoryName, items }) => ({
    value: categoryName,
    label: `${categoryName} (${items})`,
  }));
  const isListed = !props.value || choices.some(({ value }) => value === props.value);
  return (
    <SelectField
      emptyLabel="All categories"
      hint={
        isError ? "We couldn't load the categories. Reopen the filters to try again." : undefined
      }
      choices={isListed ? choices : [{ value: props.value, label: props.value }, ...choices]}
      {...props}
    />
  );
}
