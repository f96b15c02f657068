import { COMMENT_MAX } from '@contract/schemas/comment';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextareaField } from '@/components/field';
import { charactersLeft } from '@/lib/format';
import { isGuess, type SaleFormValues } from '../model/sale-form';
import { asksForPlatform, isOwnSaleGuess } from '../model/reading-guesses';
import { useShareSale } from '../model/use-share-sale';
import {
  FieldColumn,
  KindFields,
  ListingField,
  PlatformFields,
  SoldFields,
  TitleField,
} from './item-fields';

const EXTRACTED_HINT = 'Filled in from your screenshot';
const PLATFORM_UNREAD = "We couldn't tell the marketplace. Is it eBay?";
const OWN_SALE_REASON = 'Your screenshot shows a payout or fees, so we chose My Sale.';

export function SaleFields() {
  const { state, CategoryField, touch } = useShareSale();
  const soldDate = useWatch<SaleFormValues, 'soldDate'>({ name: 'soldDate' });
  const platform = useWatch<SaleFormValues, 'platform'>({ name: 'platform' });
  const { guesses } = state.draft;
  const hints = {
    soldDate: isGuess(soldDate, guesses.soldDate) && EXTRACTED_HINT,
    platform: isGuess(platform, guesses.platform) && EXTRACTED_HINT,
  };
  const isAsking = asksForPlatform(state);
  const kind = {
    note: isOwnSaleGuess(state) ? OWN_SALE_REASON : '',
    onTouch: () => touch('isOwnSale'),
  };
  const marketplace = {
    note: isAsking ? PLATFORM_UNREAD : '',
    onTouch: () => touch('platform'),
    // Leaving the field while the question is shown answers it. Leaving it earlier is not a choice.
    ...(isAsking && { onLeave: () => touch('platform') }),
  };
  return (
    <FieldColumn>
      <TitleField />
      <SoldFields hints={hints} />
      <KindFields legend="What are you sharing?" choice={kind} />
      <PlatformFields hints={hints} choice={marketplace} CategoryField={CategoryField} />
      <ListingField />
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
