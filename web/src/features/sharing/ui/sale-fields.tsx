import { chakra } from '@chakra-ui/react/styled-system';
import { COMMENT_MAX } from '@contract/schemas/comment';
import { PLATFORM_LABELS, PLATFORMS } from '@contract/schemas/platform';
import { SOURCE_LOCATIONS } from '@contract/schemas/sale-submission';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextareaField, TextField } from '@/components/field';
import { RadioGroup } from '@/components/radio-group';
import { charactersLeft } from '@/lib/format';
import { isGuess, type SaleFormValues } from '../model/sale-form';
import { useShareSale } from '../model/use-share-sale';

const SALE_KINDS = [
  { value: 'true', label: 'My Sale' },
  { value: 'false', label: 'Interesting Find' },
] as const;
const SOURCES = SOURCE_LOCATIONS.map((source) => ({ value: source, label: source }));
const EXTRACTED_HINT = 'Filled in from your screenshot';
const PLATFORM_CHOICES = PLATFORMS.map((value) => ({ value, label: PLATFORM_LABELS[value] }));

const Row = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' },
});

export function SaleFields() {
  const { register, formState } = useFormContext<SaleFormValues>();
  const { errors } = formState;
  const isOwnSale = useWatch<SaleFormValues, 'isOwnSale'>({ name: 'isOwnSale' });
  return (
    <chakra.div display="grid" gap="4">
      <TextField
        label="Title"
        required
        autoComplete="off"
        enterKeyHint="next"
        error={errors.title?.message}
        {...register('title')}
      />
      <SoldFields />
      <RadioGroup
        legend="What are you sharing?"
        choices={SALE_KINDS}
        error={errors.isOwnSale?.message}
        {...register('isOwnSale')}
      />
      {isOwnSale === 'true' && <OwnSaleFields />}
      <PlatformFields />
      <CommentField />
    </chakra.div>
  );
}

function CommentField() {
  const { register, formState } = useFormContext<SaleFormValues>();
  const comment = useWatch<SaleFormValues, 'comment'>({ name: 'comment' });
  return (
    <TextareaField
      label="Comment (optional)"
      autoComplete="off"
      autoCapitalize="sentences"
      enterKeyHint="enter"
      hint={charactersLeft(comment, COMMENT_MAX)}
      error={formState.errors.comment?.message}
      {...register('comment')}
    />
  );
}

function SoldFields() {
  const { guesses } = useShareSale().state;
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
        enterKeyHint="next"
        placeholder="0.00"
        error={errors.soldPrice?.message}
        {...register('soldPrice')}
      />
      <TextField
        label="Sold date (optional)"
        type="date"
        autoComplete="off"
        enterKeyHint="next"
        hint={isGuess(soldDate, guesses.soldDate) && EXTRACTED_HINT}
        error={errors.soldDate?.message}
        {...register('soldDate')}
      />
    </Row>
  );
}

function PlatformFields() {
  const { guesses } = useShareSale().state;
  const { register, formState } = useFormContext<SaleFormValues>();
  const platform = useWatch<SaleFormValues, 'platform'>({ name: 'platform' });
  return (
    <Row>
      <SelectField
        label="Platform"
        choices={PLATFORM_CHOICES}
        hint={isGuess(platform, guesses.platform) && EXTRACTED_HINT}
        error={formState.errors.platform?.message}
        {...register('platform')}
      />
      {platform === 'ebay' && <Category />}
    </Row>
  );
}

function Category() {
  const { CategoryField } = useShareSale().slots;
  const { clearErrors, setValue } = useFormContext<SaleFormValues>();
  const { field, fieldState } = useController<SaleFormValues, 'categoryId'>({ name: 'categoryId' });
  const categoryName = useWatch<SaleFormValues, 'categoryName'>({ name: 'categoryName' });
  return (
    <CategoryField
      categoryName={categoryName}
      error={fieldState.error?.message}
      focusRef={field.ref}
      onChange={(category) => {
        clearErrors('categoryId');
        setValue('categoryId', category.categoryId);
        setValue('categoryName', category.categoryName);
      }}
    />
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
        autoComplete="off"
        enterKeyHint="next"
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
