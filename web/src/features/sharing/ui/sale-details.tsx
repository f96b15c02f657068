import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { SubmitButton } from '@/components/form/form';
import { classNames } from '@/lib/class-names';
import { useShareSale } from '../model/use-share-sale';
import { PartNote } from './part-note';
import { PersonalInfoNote } from './personal-info-note';
import { PictureChoices } from './picture-choices';
import { RetentionNote } from './retention-note';
import styles from './sale-details.module.css';
import { SaleFields } from './sale-fields';
import { SamePictureNote } from './same-picture-note';
import { UploadStatus } from './upload-status';

interface SaleDetailsProps {
  readonly screenshot: File;
  /** Undefined until the browser has tried to show the picture. */
  readonly showable: boolean | undefined;
  /** The member made the item's part larger. */
  readonly hasGrown: boolean;
}

/** All that follows title and price, with the button that shares the sale. */
export function SaleDetails({ screenshot, showable, hasGrown }: SaleDetailsProps) {
  const { state, goTo, startOver, limitReached } = useShareSale();
  const { upload } = state;
  return (
    <>
      <SaleFields />
      <PictureChoices {...{ screenshot, showable, hasGrown }} />
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
      {/* A long question must not cover the fields. */}
      <div className={classNames(styles.footer, upload.phase !== 'overtaken' && styles.sticky)}>
        <UploadStatus />
        <ShareButton />
      </div>
    </>
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
