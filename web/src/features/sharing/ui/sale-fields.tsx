import { chakra } from '@chakra-ui/react/styled-system';
import { PLATFORM_LABELS, PLATFORMS } from '@contract/schemas/platform';
import { SOURCE_LOCATIONS } from '@contract/schemas/sale-submission';
import { useFormContext, useWatch } from 'react-hook-form';
import { RadioGroup } from '@/components/radio-group';
import { SelectField } from '@/components/select-field';
import { TextareaField, TextField } from '@/components/text-field';
import { type Guesses, isGuess } from '../model/read-sale';
import type { SaleFormValues } from '../model/sale-form';
import { CategoryField } from './category-field';

const SALE_KINDS = [
  { value: 'true', label: 'My Sale' },
  { value: 'false', label: 'Interesting Find' },
] as const;
const SOURCES = SOURCE_LOCATIONS.map((source) => ({ value: source, label: source }));
const READ_HINT = 'Read from your screenshot';
const PLATFORM_CHOICES = PLATFORMS.map((value) => ({ value, label: PLATFORM_LABELS[value] }));

const Row = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' },
});

/** The fields of a sale; what it cost and where it came from for one's own only, categories for eBay. */
export function SaleFields({ guesses }: { readonly guesses: Guesses }) {
  const { register, formState } = useFormContext<SaleFormValues>();
  const { errors } = formState;
  const isOwnSale = useWatch<SaleFormValues, 'isOwnSale'>({ name: 'isOwnSale' });
  return (
    <chakra.div display="grid" gap="4">
      <TextField
        label="Title"
        required
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <SoldFields readDate={guesses.soldDate} />
      <RadioGroup
        legend="What are you sharing?"
        choices={SALE_KINDS}
        error={errors.isOwnSale?.message}
        {...register('isOwnSale')}
      />
      {isOwnSale === 'true' && <OwnSaleFields />}
      <PlatformFields readPlatform={guesses.platform} />
      <TextareaField
        label="Comment (optional)"
        error={errors.comment?.message}
        {...register('comment')}
      />
    </chakra.div>
  );
}

function SoldFields({ readDate }: { readonly readDate: Guesses['soldDate'] }) {
  const { register, formState } = useFormContext<SaleFormValues>();
  const soldDate = useWatch<SaleFormValues, 'soldDate'>({ name: 'soldDate' });
  const { errors } = formState;
  return (
    <Row>
      <TextField
        label="Sold price"
        required
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        error={errors.soldPrice?.message}
        {...register('soldPrice')}
      />
      <TextField
        label="Sold date (optional)"
        type="date"
        hint={isGuess(soldDate, readDate) && READ_HINT}
        error={errors.soldDate?.message}
        {...register('soldDate')}
      />
    </Row>
  );
}

function PlatformFields({ readPlatform }: { readonly readPlatform: Guesses['platform'] }) {
  const { register, formState } = useFormContext<SaleFormValues>();
  const platform = useWatch<SaleFormValues, 'platform'>({ name: 'platform' });
  return (
    <Row>
      <SelectField
        label="Platform"
        choices={PLATFORM_CHOICES}
        hint={isGuess(platform, readPlatform) && READ_HINT}
        error={formState.errors.platform?.message}
        {...register('platform')}
      />
      {platform === 'ebay' && <CategoryField />}
    </Row>
  );
}

function OwnSaleFields() {
  const { register, formState } = useFormContext<SaleFormValues>();
  const { errors } = formState;
  return (
    <Row>
      <TextField
        label="Purchase Price"
        required
        type="number"
        inputMode="decimal"
        step="0.01"
        min="0"
        placeholder="0.00"
        error={errors.purchasePrice?.message}
        {...register('purchasePrice')}
      />
      <SelectField
        label="Where did you buy it"
        required
        emptyLabel="Choose a place"
        choices={SOURCES}
        error={errors.sourceLocation?.message}
        {...register('sourceLocation')}
      />
    </Row>
  );
}
