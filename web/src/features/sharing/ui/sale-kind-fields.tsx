import { centsToDecimal, parseCents } from '@contract/schemas/money';
import { type InputEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '@/components/field';
import { RadioGroup } from '@/components/radio-group';
import { type ItemFieldValues, SALE_KIND_CHOICES, SOURCE_CHOICES } from '../model/sale-form';
import { type ChoiceFieldProps, FieldColumn, FieldRow, type ItemFieldProps } from './item-fields';

/** The choice between own sale and find, and the fields that only own sales have. */
export function SaleKindFields({
  hints,
  legend,
  choice,
}: ItemFieldProps & ChoiceFieldProps & { readonly legend: string }) {
  const { register, formState } = useFormContext<ItemFieldValues>();
  const isOwnSale = useWatch<ItemFieldValues, 'isOwnSale'>({ name: 'isOwnSale' });
  const { getValues, setFocus } = useFormContext<ItemFieldValues>();
  const isTap = useRef(false);
  const kind = register('isOwnSale');
  const change: typeof kind.onChange = async (event) => {
    await kind.onChange(event);
    // Focuses the purchase price only after a tap. If the member chose My Sale with an arrow key, the focus must stay
    // in the group of choices.
    const isOwn = getValues('isOwnSale') === 'true';
    if (isOwn && isTap.current) requestAnimationFrame(() => setFocus('purchasePrice'));
  };
  return (
    <div onPointerDown={() => (isTap.current = true)} onKeyDown={() => (isTap.current = false)}>
      <FieldColumn>
        <RadioGroup
          legend={legend}
          layout="wide"
          choices={SALE_KIND_CHOICES}
          hint={hints?.isOwnSale}
          liveNote={choice?.note}
          error={formState.errors.isOwnSale?.message}
          {...kind}
          onChange={(event) => void change(event)}
          // Uses the click event, because no change event fires when the member chooses the current choice again.
          onClick={choice?.onTouch}
        />
        {isOwnSale === 'true' && <OwnSaleFields {...(hints && { hints })} />}
      </FieldColumn>
    </div>
  );
}

function OwnSaleFields({ hints }: ItemFieldProps) {
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
        onBeforeInput={keepDecimalComma}
        {...register('purchasePrice')}
      />
      <SelectField
        label="Where did you buy it"
        required
        emptyLabel="Choose a place"
        choices={SOURCE_CHOICES}
        hint={hints?.sourceLocation}
        error={errors.sourceLocation?.message}
        {...register('sourceLocation')}
      />
    </FieldRow>
  );
}

/** Replaces a decimal comma with a point. A number field would drop the comma and turn '12,50' into 1250. */
function keepDecimalComma(event: InputEvent<HTMLInputElement>): void {
  const { data } = event;
  if (!data.includes(',')) return;
  event.preventDefault();
  const cents = parseCents(data);
  const number = cents === null ? data.replace(',', '.') : centsToDecimal(cents);
  // oxlint-disable-next-line typescript/no-deprecated -- only `execCommand` can write '12.' into a number field, because '12.' is not a number yet
  document.execCommand('insertText', false, number);
}
