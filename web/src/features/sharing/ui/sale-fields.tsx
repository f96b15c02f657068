import { useFormContext, useWatch } from 'react-hook-form';
import { TextareaField } from '@/components/field';
import { isGuess, type SaleFormValues } from '../model/sale-form';
import { useShareSale } from '../model/use-share-sale';
import { FieldColumn, KindFields, PlatformFields, SoldFields, TitleField } from './item-fields';

const EXTRACTED_HINT = 'Filled in from your screenshot';

export function SaleFields() {
  const { state, slots } = useShareSale();
  const { register, formState } = useFormContext<SaleFormValues>();
  const soldDate = useWatch<SaleFormValues, 'soldDate'>({ name: 'soldDate' });
  const platform = useWatch<SaleFormValues, 'platform'>({ name: 'platform' });
  const { guesses } = state;
  const hints = {
    soldDate: isGuess(soldDate, guesses.soldDate) && EXTRACTED_HINT,
    platform: isGuess(platform, guesses.platform) && EXTRACTED_HINT,
  };
  return (
    <FieldColumn>
      <TitleField />
      <SoldFields hints={hints} />
      <KindFields legend="What are you sharing?" />
      <PlatformFields hints={hints} CategoryField={slots.CategoryField} />
      <TextareaField
        label="Comment (optional)"
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="enter"
        error={formState.errors.comment?.message}
        {...register('comment')}
      />
    </FieldColumn>
  );
}
