import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { cardRecipe } from '@/components/recipes';
import { RadioGroup } from '@/components/radio-group';
import { SelectField } from '@/components/select-field';
import { TextField } from '@/components/text-field';
import { itemCategoriesQuery } from '../api/item-categories';
import {
  EMPTY_FILTER_FORM,
  filterErrors,
  type FilterForm,
  filterFormOf,
  filtersOf,
  type FurtherFilters,
} from '../model/filter-form';
import type { ItemListView } from '../model/item-list-view';

interface FilterPanelProps {
  readonly view: ItemListView;
  readonly onFilter: (filters: FurtherFilters) => void;
}

const Sheet = chakra('form', cardRecipe);

const TYPES = [
  { value: '', label: 'All' },
  { value: 'sale', label: 'My Sale' },
  { value: 'find', label: 'Interesting' },
];

/** The further filters, sent together; it begins anew where the address asks for others. */
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
  const field = (name: keyof FilterForm) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setFields({ ...fields, [name]: currentTarget.value }),
  });
  const price = { inputMode: 'decimal', autoComplete: 'off', placeholder: '$' } as const;
  return (
    <Sheet
      ref={form}
      aria-label="Filters"
      p={{ base: '3', md: '6' }}
      scrollMarginBlock="8rem 1rem"
      onSubmit={submit}
    >
      <Fields>
        <RadioGroup legend="Type" choices={TYPES} {...field('type')} />
        <CategoryChoice {...field('category')} />
        <Pair>
          <TextField label="Lowest price" {...price} {...field('minPrice')} />
          <TextField label="Highest price" {...price} {...field('maxPrice')} />
        </Pair>
        <Pair>
          <TextField label="Sold from" type="date" minW="0" {...field('soldFrom')} />
          <TextField label="Sold until" type="date" minW="0" {...field('soldTo')} />
        </Pair>
      </Fields>
      <chakra.div display="flex" gap="2" mt="5">
        <Button type="submit" flex={{ base: '1', md: 'none' }}>
          Show Results
        </Button>
        <Button variant="outline" onClick={() => setFields(EMPTY_FILTER_FORM)}>
          Reset
        </Button>
      </chakra.div>
    </Sheet>
  );
}

type CategoryChoiceProps = Omit<React.ComponentProps<typeof SelectField>, 'label' | 'choices'> & {
  readonly value: string;
};

/** The categories that items on the board are in; the one chosen, even where no item is left in it. */
function CategoryChoice(props: CategoryChoiceProps) {
  const { data, isError } = useQuery(itemCategoriesQuery);
  const listed = data?.categories ?? [];
  const choices = listed.map(({ categoryName, items }) => ({
    value: categoryName,
    label: `${categoryName} (${items})`,
  }));
  const isListed = !props.value || choices.some(({ value }) => value === props.value);
  return (
    <SelectField
      label="Category"
      emptyLabel="All categories"
      hint={isError ? 'The categories could not be loaded.' : undefined}
      choices={isListed ? choices : [{ value: props.value, label: props.value }, ...choices]}
      {...props}
    />
  );
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
});
