import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { TextField } from '@/components/field';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { RadioGroup } from '@/components/radio-group';
import { useOnline } from '@/lib/use-online';
import type { EditValues, FieldHints } from '../model/edit-values';
import { SALE_TYPES } from '../model/sale-form';
import { type EditOptions, useEditItem } from '../model/use-edit-item';
import styles from './edit-item-form.module.css';
import type { CategorySlot } from '../model/sharing-slots';
import {
  FieldColumn,
  FieldRow,
  ItemCategory,
  ListingField,
  PlatformField,
  PriceField,
  SoldDateField,
  TitleField,
} from './item-fields';
import { KindFields } from './kind-fields';
import { NewerNote } from './newer-note';

/** Waits in a dialog, which it asks to close. */
export function EditItemForm({ CategoryField, ...options }: EditOptions & CategorySlot) {
  const { form, hints, failure, isSaving, isChangedElsewhere, save, takeNewer } =
    useEditItem(options);
  const isOnline = useOnline();
  return (
    <Form
      form={form}
      busy={isSaving}
      aria-label="Edit Item"
      className={styles.form}
      onSubmit={save}
    >
      {isChangedElsewhere && <NewerNote onTakeNewer={takeNewer} />}
      <FieldColumn>
        <TitleField hints={hints} />
        <FieldRow>
          <PriceField hints={hints} />
          <SoldDateField hints={hints} />
        </FieldRow>
        <OfferFields hints={hints} />
        <KindFields legend="What is it?" hints={hints} />
        <FieldRow>
          <PlatformField hints={hints} />
          <ItemCategory hints={hints} CategoryField={CategoryField} />
        </FieldRow>
        <ListingField hints={hints} />
        <div>
          <Button variant="outline" onClick={options.onCrop}>
            Crop the Picture
          </Button>
        </div>
      </FieldColumn>
      <FormFailure>
        {failure !== null && `${failure} Everything you entered is still here.`}
      </FormFailure>
      {!isOnline && <p role="status">It needs a connection.</p>}
      <ButtonRow>
        <SubmitButton>Save Changes</SubmitButton>
        <Button variant="outline" onClick={options.onCancel}>
          Cancel
        </Button>
      </ButtonRow>
    </Form>
  );
}

function OfferFields({ hints }: { readonly hints: FieldHints }) {
  const { register, formState } = useFormContext<EditValues>();
  const saleType = useWatch<EditValues, 'saleType'>({ name: 'saleType' });
  const { errors } = formState;
  return (
    <>
      <RadioGroup
        legend="How did it sell?"
        choices={SALE_TYPES}
        hint={hints.saleType}
        error={errors.saleType?.message}
        {...register('saleType')}
      />
      {saleType === 'offer' && (
        <FieldRow>
          <TextField
            label="Offer price"
            required
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            placeholder="0.00"
            hint={hints.offerPrice}
            error={errors.offerPrice?.message}
            {...register('offerPrice')}
          />
        </FieldRow>
      )}
    </>
  );
}
