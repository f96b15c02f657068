import type { ItemListView } from '@contract/rules/item-list-view';
import {
  ITEM_FILTERS,
  RANGE_FILTER_SIGN_IN_MESSAGE,
  type ItemFilterDeclaration,
  type ItemFilterName,
} from '@contract/schemas/item-filters';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { Form, SubmitButton } from '@/components/form/form';
import { useZodForm, type ZodForm } from '@/components/form/use-zod-form';
import { RadioGroup } from '@/components/radio-group';
import { SelectField, TextField } from '@/components/field';
import { LockIcon } from '@/components/lock-icon';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { signInUrl } from '@/lib/sign-in-url';
import { itemCategoriesQuery } from '../api/list-items';
import {
  EMPTY_FILTER_FORM,
  FILTER_FORM_ROWS,
  type FilterForm,
  filterFormOf,
  filterFormSchema,
  filtersOf,
  isRangeFilter,
} from '../model/filter-form';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  readonly view: ItemListView;
  readonly onFilter: (filters: FilterForm) => void;
  /** For a visitor: returns the URL to open after signing in, which applies the given filters. Null for members. */
  readonly signInFor: ((filters: FilterForm) => string) | null;
}

/** The form for the filters. When the filters in the URL change, the fields get the new values. */
export function FilterPanel(props: FilterPanelProps) {
  return <FilterFields key={JSON.stringify(filterFormOf(props.view))} {...props} />;
}

function FilterFields({ view, onFilter, signInFor }: FilterPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const form = useZodForm(filterFormSchema, { defaultValues: filterFormOf(view) });
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const field = (name: ItemFilterName) => (
    <FilterField
      key={name}
      filter={ITEM_FILTERS[name]}
      isLocked={signInFor !== null && isRangeFilter(name)}
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
          {FILTER_FORM_ROWS.filter(isSingle).map((names) => names.map(field))}
          {signInFor && <RangeLock next={signInFor(filtersOf(form.watch()))} />}
          {FILTER_FORM_ROWS.filter((names) => !isSingle(names)).map((names) => (
            <div key={names[0]} className={styles.pair}>
              {names.map(field)}
            </div>
          ))}
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

const isSingle = (names: readonly ItemFilterName[]): boolean => names.length === 1;

/**
 * A link to the sign-in page above the fields that only members can use. Without it, a visitor would fill in the fields
 * and see no effect.
 */
const RangeLock = ({ next }: { readonly next: string }) => (
  <ButtonLink to={signInUrl('/login', next)} variant="outline" className={styles.lock}>
    <LockIcon />
    {RANGE_FILTER_SIGN_IN_MESSAGE}
  </ButtonLink>
);

interface FilterFieldProps extends ReturnType<ZodForm<FilterForm, unknown>['field']> {
  /** The current value of the filter. */
  readonly current: string;
}

function FilterField({
  filter: { control, label: name, choices = [] },
  isLocked,
  current,
  ...field
}: FilterFieldProps & { readonly filter: ItemFilterDeclaration; readonly isLocked: boolean }) {
  if (control === 'radio') {
    const all = { value: '', label: 'All' };
    return <RadioGroup legend={name} choices={[all, ...choices]} {...field} />;
  }
  if (control === 'category') return <CategoryChoice label={name} current={current} {...field} />;
  const label = isLocked ? <LockedLabel>{name}</LockedLabel> : name;
  const typing = { autoComplete: 'off', enterKeyHint: 'search' } as const;
  if (control === 'day') return <TextField label={label} type="date" {...typing} {...field} />;
  const price = { inputMode: 'decimal', placeholder: '$' } as const;
  return <TextField label={label} {...typing} {...(control === 'price' && price)} {...field} />;
}

const LockedLabel = ({ children }: { readonly children: string }) => (
  <span className={styles.locked}>
    {children}
    <LockIcon />
    <span className={text.screenReaderOnly}>, for members</span>
  </span>
);

/** A select field with the categories. It contains the current category even if no item has that category now. */
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
