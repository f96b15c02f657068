import type { ItemListView } from '@contract/rules/item-list-view';
import {
  ITEM_FILTERS,
  type ItemFilterDeclaration,
  type ItemFilterName,
} from '@contract/schemas/item-filters';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { Form, SubmitButton } from '@/components/form/form';
import { useZodForm, type ZodForm } from '@/components/form/use-zod-form';
import { RadioGroup } from '@/components/radio-group';
import { SelectField, TextField } from '@/components/field';
import { Card } from '@/components/surfaces';
import { itemCategoriesQuery } from '../api/list-items';
import {
  EMPTY_FILTER_FORM,
  FILTER_FORM_ROWS,
  type FilterForm,
  filterFormOf,
  filterFormSchema,
  filtersOf,
} from '../model/filter-form';
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
  const panel = useRef<HTMLElement>(null);
  const form = useZodForm(filterFormSchema, { defaultValues: filterFormOf(view) });
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const field = (name: ItemFilterName) => (
    <FilterField
      key={name}
      filter={ITEM_FILTERS[name]}
      current={form.watch(name) ?? ''}
      {...form.field(name)}
    />
  );
  return (
    <Card ref={panel} className={styles.sheet}>
      <Form
        form={form}
        aria-label="Filters"
        onSubmit={form.submit((filters) => onFilter(filtersOf(filters)))}
      >
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
          <SubmitButton className={styles.submit}>Show Results</SubmitButton>
          <Button variant="outline" onClick={() => form.reset(EMPTY_FILTER_FORM)}>
            Reset
          </Button>
        </ButtonRow>
      </Form>
    </Card>
  );
}

interface FilterFieldProps extends ReturnType<ZodForm<FilterForm, unknown>['field']> {
  /** The value that the field shows. */
  readonly current: string;
}

function FilterField({
  filter: { control, label, choices = [] },
  current,
  ...field
}: FilterFieldProps & { readonly filter: ItemFilterDeclaration }) {
  if (control === 'radio') {
    const all = { value: '', label: 'All' };
    return <RadioGroup legend={label} choices={[all, ...choices]} {...field} />;
  }
  if (control === 'category') return <CategoryChoice label={label} current={current} {...field} />;
  const typing = { autoComplete: 'off', enterKeyHint: 'search' } as const;
  if (control === 'day') return <TextField label={label} type="date" {...typing} {...field} />;
  const price = { inputMode: 'decimal', placeholder: '$' } as const;
  return <TextField label={label} {...typing} {...(control === 'price' && price)} {...field} />;
}

/** Offers the current category even if no item has it now. */
function CategoryChoice({ current, ...field }: FilterFieldProps & { readonly label: string }) {
  const { data, isError } = useQuery(itemCategoriesQuery);
  const listed = data?.categories ?? [];
  const choices = listed.map(({ categoryName, items }) => ({
    value: categoryName,
    label: `${categoryName} (${items})`,
  }));
  const isListed = !current || choices.some(({ value }) => value === current);
  return (
    <SelectField
      emptyLabel="All categories"
      hint={
        isError ? "We couldn't load the categories. Reopen the filters to try again." : undefined
      }
      choices={isListed ? choices : [{ value: current, label: current }, ...choices]}
      {...field}
    />
  );
}
