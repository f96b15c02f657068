import { COMMENT_MAX } from '@contract/schemas/comment';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/button';
import { TextareaField } from '@/components/field';
import { Icon } from '@/components/icons';
import { charactersLeft } from '@/lib/format';
import { isGuess, type SaleFormValues } from '../model/sale-form';
import { asksForPlatform, isOwnSaleGuess } from '../model/share-sale-state';
import { useShareSale } from '../model/use-share-sale';
import {
  FieldColumn,
  FieldRow,
  ItemCategory,
  ListingField,
  PlatformField,
  SoldDateField,
} from './item-fields';
import { KindFields } from './kind-fields';

const EXTRACTED_HINT = 'Filled in from your screenshot';
const PLATFORM_UNREAD = "We couldn't tell the marketplace. Is it eBay?";
const OWN_SALE_REASON = 'Your screenshot shows a payout or fees, so we chose My Sale.';

/** The details of a sale besides title and price. */
export function SaleFields() {
  const { state, touch } = useShareSale();
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
    <>
      <KindFields legend="What are you sharing?" choice={kind} />
      <FieldRow>
        <PlatformField hints={hints} choice={marketplace} />
        <SoldDateField hints={hints} />
      </FieldRow>
      <MoreDetails />
    </>
  );
}

/** What most sales do without. Unfolds when a field in it is wrong. */
function MoreDetails() {
  const { CategoryField, isUnfolded, setUnfolded } = useShareSale();
  const id = useId();
  return (
    <div>
      <Button
        variant="plain"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        More Details
        <Icon>
          <path d={isUnfolded ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
        </Icon>
      </Button>
      <div id={id} hidden={!isUnfolded}>
        <FieldColumn>
          <ItemCategory CategoryField={CategoryField} />
          <ListingField />
          <CommentField />
        </FieldColumn>
      </div>
    </div>
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
