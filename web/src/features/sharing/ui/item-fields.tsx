import { normalizeListingUrl } from '@contract/schemas/listing-url';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '@/components/field';
import { GrowingField } from '@/components/growing-field';
import type { CategorySlot } from '../model/sharing-slots';
import { type ItemFieldValues, PLATFORM_CHOICES } from '../model/sale-form';
import styles from './item-fields.module.css';

/** Props of a field that is in both the share form and the edit form. The field must be inside a `Form`. */
export interface ItemFieldProps {
  readonly hints?: Partial<Record<keyof ItemFieldValues, ReactNode>>;
}

/**
 * Props of a field in the share form whose value is the default or was preselected. The member may confirm this value.
 * The edit form does not use these props.
 */
export interface ChoiceFieldProps {
  readonly choice?: {
    /** The text that explains the value. Screen readers announce it when it appears. '' if there is no text. */
    readonly note: string;
    /** Called when the member chooses a value, even if the member chooses the current value again. */
    readonly onTouch: () => void;
    readonly onLeave?: () => void;
  };
}

/** Puts its fields into two columns if there is enough space. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

export const FieldColumn = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
);

export function TitleField({ hints, required = true }: RequiredProps) {
  const { register, formState } = useFormContext<ItemFieldValues>();
  // Watches the title, so that the component renders again when the title changes, and the field grows with its text.
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

interface RequiredProps extends ItemFieldProps {
  /** Whether the field must be filled in. False in the text step. */
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

export function SoldDateField({ hints }: ItemFieldProps) {
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

export function PlatformField({ hints, choice }: ItemFieldProps & ChoiceFieldProps) {
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

export function ListingUrlField({ hints }: ItemFieldProps) {
  const { formState, getValues, register, setValue } = useFormContext<ItemFieldValues>();
  const complete = () => {
    const typed = getValues('ebayUrl');
    const completed = normalizeListingUrl(typed);
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

/** The category of the item. Shown only for eBay, because other platforms have no categories. */
export function ItemCategoryField({ CategoryField, hints }: CategorySlot & ItemFieldProps) {
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
