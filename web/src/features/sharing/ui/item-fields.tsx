import { completeListingUrl } from '@contract/schemas/listing-url';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '@/components/field';
import { GrowingField } from '@/components/growing-field';
import type { CategorySlot } from '../model/sharing-slots';
import { type ItemFieldValues, PLATFORM_CHOICES } from '../model/sale-form';
import styles from './item-fields.module.css';

/** Fields that the share form and the edit form have in common. They belong into a `Form`. */
export interface FieldsProps {
  readonly hints?: Partial<Record<keyof ItemFieldValues, ReactNode>>;
}

/** A field whose default or preselection the member may choose. The edit form has none. */
export interface ChoiceProps {
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

export function TitleField({ hints, required = true }: RequiredProps) {
  const { register, formState } = useFormContext<ItemFieldValues>();
  // The field grows with its text.
  useWatch<ItemFieldValues, 'title'>({ name: 'title' });
  return (
    <GrowingField
      label="Title"
      required={required}
      autoComplete="off"
      enterKeyHint="next"
      hint={hints?.title}
      error={formState.errors.title?.message}
      {...register('title')}
    />
  );
}

interface RequiredProps extends FieldsProps {
  /** False in the text step, where the member may leave it empty. */
  readonly required?: boolean;
}

export function PriceField({
  hints,
  label = 'Sold price',
  required = true,
}: RequiredProps & { readonly label?: string }) {
  const { register, formState } = useFormContext<ItemFieldValues>();
  return (
    <TextField
      label={label}
      required={required}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      placeholder="0.00"
      hint={hints?.soldPrice}
      error={formState.errors.soldPrice?.message}
      {...register('soldPrice')}
    />
  );
}

export function SoldDateField({ hints }: FieldsProps) {
  const { register, formState } = useFormContext<ItemFieldValues>();
  return (
    <TextField
      label="Sold date (optional)"
      type="date"
      autoComplete="off"
      enterKeyHint="next"
      hint={hints?.soldDate}
      error={formState.errors.soldDate?.message}
      {...register('soldDate')}
    />
  );
}

export function PlatformField({ hints, choice }: FieldsProps & ChoiceProps) {
  const { register, formState } = useFormContext<ItemFieldValues>();
  return (
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

/** Only eBay has categories. */
export function ItemCategory({ CategoryField, hints }: CategorySlot & FieldsProps) {
  const { clearErrors, setValue } = useFormContext<ItemFieldValues>();
  const platform = useWatch<ItemFieldValues, 'platform'>({ name: 'platform' });
  const { field, fieldState } = useController<ItemFieldValues, 'categoryId'>({
    name: 'categoryId',
  });
  const categoryName = useWatch<ItemFieldValues, 'categoryName'>({ name: 'categoryName' });
  if (platform !== 'ebay') return null;
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
      {hints?.categoryName && <p className={styles.hint}>{hints.categoryName}</p>}
    </div>
  );
}
