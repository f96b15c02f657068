import { useEffect, useState } from 'react';
import { Button } from '@/components/button';
import { Form, SubmitButton } from '@/components/form/form';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { Tooltip } from '@/components/tooltip';
import { classNames } from '@/lib/class-names';
import { type Draft, loadDraft } from '../model/draft-store';
import { ShareSaleProvider, useShareSale } from '../model/use-share-sale';
import type { CategorySlot } from '../model/category-slot';
import { PartNote } from './part-note';
import { PersonalInfoNote } from './personal-info-note';
import { RetentionNote } from './retention-note';
import { SaleFields } from './sale-fields';
import { SamePictureNote } from './same-picture-note';
import { PartMarking, TextDetection } from './screenshot-dialogs';
import { DropArea, ScreenshotField } from './screenshot-field';
import { SharedScreenshots } from './shared-screenshots';
import type { SharePanelProps } from './share-area';
import styles from './share-panel.module.css';
import { UploadStatus } from './upload-status';

export function SharePanel({
  member,
  CategoryField,
  restored,
  ...rest
}: SharePanelProps & CategorySlot) {
  // The area forgets a restored draft as soon as the form has it.
  const [first] = useState(restored);
  const stored = useStoredDraft(member.id, first);
  return (
    <section aria-labelledby="share-panel" className={styles.panel}>
      <div>
        <div className={styles.titleRow}>
          <h2 id="share-panel" className={classNames(text.heading, styles.title)}>
            Upload Your Sale Screenshot
          </h2>
          <PrivacyTooltip />
        </div>
        <p className={styles.introduction}>
          Upload a screenshot of the sold item and we'll help you fill in the details.
        </p>
      </div>
      {stored === undefined ? (
        <div className={styles.loading}>
          <Skeleton />
        </div>
      ) : (
        <ShareSaleProvider member={member} stored={stored} CategoryField={CategoryField} {...rest}>
          <SaleForm getsFocus={first !== null} />
        </ShareSaleProvider>
      )}
    </section>
  );
}

/** Returns undefined while the draft loads, or null if there is none. A restored draft needs no loading. */
function useStoredDraft(memberId: string, restored: Draft | null): Draft | null | undefined {
  const [draft, setDraft] = useState<Draft | null | undefined>(restored ?? undefined);
  useEffect(() => {
    if (restored) return;
    let current = true;
    void loadDraft(memberId).then((stored) => current && setDraft(stored));
    return () => {
      current = false;
    };
  }, [memberId, restored]);
  return draft;
}

const PrivacyTooltip = () => (
  <Tooltip
    label="Privacy"
    content="Everyone can see the part of your screenshot that shows the item. We cut off the rest and black out the names, addresses and order numbers that we find in it before it's uploaded. Please check that we didn't miss any. We also remove location and camera data."
  >
    <svg aria-hidden viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor">
      <path
        d="M12 3l7 3v5c0 4.6-2.9 8.2-7 10-4.1-1.8-7-5.4-7-10V6zM9 12l2.2 2.2L15 10.4"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </Tooltip>
);

function SaleForm({ getsFocus }: { readonly getsFocus: boolean }) {
  const { state, form, share } = useShareSale();
  return (
    <DropArea>
      <Form
        form={form}
        busy={state.upload.phase === 'sending'}
        aria-label="Share a Sale"
        className={styles.form}
        onSubmit={share}
      >
        {state.restored && <DraftNote />}
        <SharedScreenshots />
        <ScreenshotField getsFocus={getsFocus} />
        <SamePictureNote />
        <SaleFields />
        <PersonalInfoNote />
        <PartNote />
        <UploadStatus />
        <ShareButton />
      </Form>
      <TextDetection />
      <PartMarking />
    </DropArea>
  );
}

function DraftNote() {
  const { startOver } = useShareSale();
  return (
    <div role="status" className={styles.draft}>
      <p>We saved your draft, so you can pick up where you left off.</p>
      <Button variant="outline" onClick={startOver}>
        Discard Draft
      </Button>
    </div>
  );
}

function ShareButton() {
  const { state, limitReached } = useShareSale();
  const { phase } = state.upload;
  if (phase === 'overtaken') return null;
  if (limitReached)
    return (
      <>
        <p>It will be shared when you have submissions left.</p>
        <SubmitButton size="lg">Save for Later</SubmitButton>
      </>
    );
  return (
    <div className={styles.share}>
      <SubmitButton size="lg" busyLabel="Sharing Sale...">
        Share This Sale
      </SubmitButton>
      <RetentionNote />
    </div>
  );
}
