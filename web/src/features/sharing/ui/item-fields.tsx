import { completeListingUrl } from '@contract/schemas/listing-url';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '@/components/field';
import { RadioGroup } from '@/components/radio-group';
import type { CategorySlot } from '../model/category-slot';
import { PLATFORM_CHOICES, SALE_KINDS, SOURCES } from '../model/field-choices';
import type { ItemFieldValues } from '../model/sale-form';
import styles from './item-fields.module.css';

/** Fields that the share form and the edit form have in common. They belong into a `Form`. */
interface FieldsProps {
  readonly hints?: Partial<Record<keyof ItemFieldValues, ReactNode>>;
}

/** A field whose default or preselection the member may choose. The edit form has none. */
interface ChoiceProps {
  readonly choice?: {
    /** Why the value is as it is, announced when it appears. '' if there is nothing to say. */
    readonly note: string;
    /** Called when the member chooses a value, even the current one. */
    readonly onTouch: () => void;
    readonly onLeave?: () => void;
  };
}

/** Two columns if there is space. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

export const FieldColumn = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
);

export function TitleField({ hints }: FieldsProps) {
  const { register, formState } = useFormContext<ItemFieldValues>();
  return (
    <TextField
      label="Title"
      required
      autoComplete="off"
      enterKeyHint="next"
      hint={hints?.title}
      error={formState.errors.title?.message}
      {...register('title')}
    />
  );
}

export function SoldFields({ hints }: FieldsProps) {
  const { register, formState } = useFormContext<ItemFieldValues>();
  const { errors } = formState;
  return (
    <FieldRow>
      <TextField
        label="Sold price"
        required
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        placeholder="0.00"
        hint={hints?.soldPrice}
        error={errors.soldPrice?.message}
        {...register('soldPrice')}
      />
      <TextField
        label="Sold date (optional)"
        type="date"
        autoComplete="off"
        enterKeyHint="next"
        hint={hints?.soldDate}
        error={errors.soldDate?.message}
        {...register('soldDate')}
      />
    </FieldRow>
  );
}

/** Own sale or find, with the fields that only own sales have. */
export function KindFields({
  hints,
  legend,
  choice,
}: FieldsProps & ChoiceProps & { readonly legend: string }) {
  const { register, formState } = useFormContext<ItemFieldValues>();
  const isOwnSale = useWatch<ItemFieldValues, 'isOwnSale'>({ name: 'isOwnSale' });
  return (
    <>
      <RadioGroup
        legend={legend}
        choices={SALE_KINDS}
        hint={hints?.isOwnSale}
        liveNote={choice?.note}
        error={formState.errors.isOwnSale?.message}
        {...register('isOwnSale')}
        // Choosing what is already chosen changes nothing, but is a click.
        onClick={choice?.onTouch}
      />
      {isOwnSale === 'true' && <OwnSaleFields {...(hints && { hints })} />}
    </>
  );
}

function OwnSaleFields({ hints }: FieldsProps) {
  const { register, formState } = useFormContext<ItemFieldValues>();
  const { errors } = formState;
  return (
    <FieldRow>
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
        hint={hints?.purchasePrice}
        error={errors.purchasePrice?.message}
        {...register('purchasePrice')}
      />
      <SelectField
        label="Where did you buy it"
        required
        emptyLabel="Choose a place"
        choices={SOURCES}
        hint={hints?.sourceLocation}
        error={errors.sourceLocation?.message}
        {...register('sourceLocation')}
      />
    </FieldRow>
  );
}

export function PlatformFields({
  hints,
  choice,
  CategoryField,
}: FieldsProps & ChoiceProps & CategorySlot) {
  const { register, formState } = useFormContext<ItemFieldValues>();
  const platform = useWatch<ItemFieldValues, 'platform'>({ name: 'platform' });
  return (
    <FieldRow>
      <SelectField
        label="Platform"
        choices={PLATFORM_CHOICES}
        hint={hints?.platform}
        liveNote={choice?.note}
        error={formState.errors.platform?.message}
        {...register('platform', {
          onChange: () => choice?.onTouch(),
          onBlur: () => choice?.onLeave?.(),
        })}
        onClick={choice?.onTouch}
      />
      {platform === 'ebay' && <Category CategoryField={CategoryField} hint={hints?.categoryName} />}
    </FieldRow>
  );
}

export function ListingField({ hints }: FieldsProps) {
  const { formState, getValues, register, setValue } = useFormContext<ItemFieldValues>();
  const complete = () => {
    const typed = getValues('ebayUrl');
    const completed = completeListingUrl(typed);
    if (completed !== typed) setValue('ebayUrl', completed, { shouldDirty: true });
  };
  return (
    <TextField
      label="Link to the listing (optional)"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      placeholder="https://"
      hint={hints?.ebayUrl}
      error={formState.errors.ebayUrl?.message}
      {...register('ebayUrl', { onBlur: complete })}
    />
  );
}

function Category({ CategoryField, hint }: CategorySlot & { readonly hint: ReactNode }) {
  const { clearErrors, setValue } = useFormContext<ItemFieldValues>();
  const { field, fieldState } = useController<ItemFieldValues, 'categoryId'>({
    name: 'categoryId',
  });
  const categoryName = useWatch<ItemFieldValues, 'categoryName'>({ name: 'categoryName' });
  return (
    <div className={styles.category}>
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
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
