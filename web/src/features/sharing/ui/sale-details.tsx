import { isPremiumAt } from '@contract/rules/premium';
import { itemExpiry } from '@contract/rules/retention';
import { COMMENT_MAX_LENGTH } from '@contract/schemas/comment';
import { PREMIUM_RETENTION_DAYS } from '@contract/schemas/retention';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { TextareaField } from '@/components/field';
import { SubmitButton } from '@/components/form/form';
import { Icon } from '@/components/icons';
import { KeptUntil } from '@/components/kept-until';
import { classNames } from '@/lib/class-names';
import { charactersLeft } from '@/lib/format';
import { useUpgradeUrl } from '@/lib/upgrade-url';
import { useNow } from '@/lib/use-now';
import { asksForPlatform, isOwnSaleGuess } from '../model/share-sale-state';
import { isGuess, type SaleFormValues } from '../model/sale-form';
import { useShareSale } from '../model/use-share-sale';
import { PartNote, PersonalInfoNote } from './check-and-part-notes';
import {
  FieldColumn,
  FieldRow,
  ItemCategoryField,
  ListingUrlField,
  PlatformField,
  SoldDateField,
} from './item-fields';
import { SaleKindFields } from './sale-kind-fields';
import { PictureChoices } from './picture-choices';
import styles from './sale-details.module.css';
import { SamePictureNote } from './same-picture-note';
import { UploadStatus } from './upload-status';

const EXTRACTED_HINT = 'Filled in from your screenshot';
const PLATFORM_UNREAD = "We couldn't tell the marketplace. Is it eBay?";
const OWN_SALE_REASON = 'Your screenshot shows a payout or fees, so we chose My Sale.';

interface SaleDetailsProps {
  readonly screenshot: File;
  /** Whether the browser can show the picture. Undefined until the browser has tried. */
  readonly showable: boolean | undefined;
  /** Whether the member has enlarged the item's part. */
  readonly hasGrown: boolean;
}

/** The part of the share form after title and price. It contains the button that shares the sale. */
export function SaleDetails({ screenshot, showable, hasGrown }: SaleDetailsProps) {
  const { state, goTo, startOver, limitReached } = useShareSale();
  const { upload } = state;
  return (
    <>
      <SaleFields />
      <PictureChoices screenshot={screenshot} showable={showable} hasGrown={hasGrown} />
      <ButtonRow>
        <Button variant="outline" onClick={() => goTo('picture')}>
          Change the Picture
        </Button>
        <Button variant="plain" onClick={startOver}>
          Cancel and Start Over
        </Button>
      </ButtonRow>
      {!limitReached && <RetentionNote />}
      <SamePictureNote />
      <PersonalInfoNote />
      <PartNote />
      {/* While the footer contains a question, it is not sticky, because it would cover the fields. */}
      <div className={classNames(styles.footer, upload.phase !== 'overtaken' && styles.sticky)}>
        <UploadStatus />
        <ShareButton />
      </div>
    </>
  );
}

/** The fields of a sale except title and price. */
function SaleFields() {
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
    // While the form asks for the platform, leaving the field confirms its value, even if the member has not changed
    // it. At other times, leaving the field confirms nothing.
    ...(isAsking && { onLeave: () => touch('platform') }),
  };
  return (
    <>
      <SaleKindFields legend="What are you sharing?" choice={kind} />
      <FieldRow>
        <PlatformField hints={hints} choice={marketplace} />
        <SoldDateField hints={hints} />
      </FieldRow>
      <MoreDetails />
    </>
  );
}

/** The fields that most sales do not need. They unfold when one of them is invalid. */
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
          <ItemCategoryField CategoryField={CategoryField} />
          <ListingUrlField />
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
      hint={charactersLeft(comment, COMMENT_MAX_LENGTH)}
      error={formState.errors.comment?.message}
      {...register('comment')}
    />
  );
}

/** States how long the item will be kept. Also tells members without Premium how long an item is kept with Premium. */
function RetentionNote() {
  const { member } = useShareSale();
  const now = new Date(useNow());
  const upgradeUrl = useUpgradeUrl();
  return (
    <div className={styles.retention}>
      <KeptUntil moment={itemExpiry(now, member).toISOString()} />
      {!isPremiumAt(member, now) && (
        <Link to={upgradeUrl} className={styles.upgrade}>
          Premium keeps items for {PREMIUM_RETENTION_DAYS} days
        </Link>
      )}
    </div>
  );
}

function ShareButton() {
  const { state, limitReached } = useShareSale();
  if (state.upload.phase === 'overtaken') return null;
  if (limitReached)
    return (
      <>
        <p>It will be shared when you have submissions left.</p>
        <SubmitButton size="lg">Save for Later</SubmitButton>
      </>
    );
  return (
    <SubmitButton size="lg" busyLabel="Sharing Sale...">
      Share This Sale
    </SubmitButton>
  );
}
