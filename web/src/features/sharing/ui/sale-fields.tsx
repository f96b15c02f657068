import { COMMENT_MAX } from '@contract/schemas/comment';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextareaField } from '@/components/field';
import { charactersLeft } from '@/lib/format';
import { isGuess, type SaleFormValues } from '../model/sale-form';
import { useShareSale } from '../model/use-share-sale';
import { FieldColumn, KindFields, PlatformFields, SoldFields, TitleField } from './item-fields';

const EXTRACTED_HINT = 'Filled in from your screenshot';

export function SaleFields() {
  const { state, slots } = useShareSale();
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
      <CommentField />
    </FieldColumn>
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
