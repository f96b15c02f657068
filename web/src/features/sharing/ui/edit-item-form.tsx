import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import { useEffect, useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { RadioGroup } from '@/components/radio-group';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { useOnline } from '@/lib/use-online';
import type { EditValues, FieldHints } from '../model/edit-values';
import { SALE_TYPE_CHOICES } from '../model/sale-form';
import type { CategorySlot } from '../model/sharing-slots';
import { type EditOptions, useEditItem } from '../model/use-edit-item';
import styles from './edit-item-form.module.css';
import {
  FieldColumn,
  FieldRow,
  ItemCategoryField,
  ListingUrlField,
  PlatformField,
  PriceField,
  SoldDateField,
  TitleField,
} from './item-fields';
import { SaleKindFields } from './sale-kind-fields';

/**
 * The form that edits an item. The dialog around it passes `onClose` and `onCancel`, with which the form closes the
 * dialog.
 */
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
        <SaleKindFields legend="What is it?" hints={hints} />
        <FieldRow>
          <PlatformField hints={hints} />
          <ItemCategoryField hints={hints} CategoryField={CategoryField} />
        </FieldRow>
        <ListingUrlField hints={hints} />
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
      <ActionButtonRow
        act={<SubmitButton>Save Changes</SubmitButton>}
        keep={
          <Button variant="outline" onClick={options.onCancel}>
            Cancel
          </Button>
        }
      />
    </Form>
  );
}

/**
 * Shows the newer values of the item. Takes the focus when it appears, so that the member notices why nothing was
 * saved.
 */
function NewerNote({ onTakeNewer }: { readonly onTakeNewer: () => void }) {
  const id = useId();
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.note}
    >
      <h3 id={`${id}-title`} className={classNames(text.heading, styles.title)}>
        {ITEM_EDIT_MESSAGES.conflict}
      </h3>
      <p id={`${id}-text`}>
        Nothing was saved yet. The newer values are beside yours. Save again to keep yours, or take
        the newer ones.
      </p>
      <div>
        <Button variant="outline" onClick={onTakeNewer}>
          Take the Newer Values
        </Button>
      </div>
    </section>
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
        choices={SALE_TYPE_CHOICES}
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
