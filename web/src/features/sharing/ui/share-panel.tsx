import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button';
import { Skeleton } from '@/components/surfaces';
import { Tooltip } from '@/components/tooltip';
import { type Draft, loadDraft } from '../model/draft-store';
import type { SharingSlots } from '../model/sharing-slots';
import { ShareSaleProvider, useShareSale } from '../model/use-share-sale';
import { PersonalInfoNote } from './personal-info-note';
import { SaleFields } from './sale-fields';
import { SamePictureNote } from './same-picture-note';
import { DropArea, ScreenshotField } from './screenshot-field';
import { SharedScreenshots } from './shared-screenshots';
import type { SharePanelProps } from './share-area';
import { UploadStatus } from './upload-status';

export function SharePanel({
  member,
  slots,
  ...rest
}: SharePanelProps & { readonly slots: SharingSlots }) {
  const stored = useStoredDraft(member.id);
  return (
    <chakra.section aria-labelledby="share-panel" display="grid" gap="4" maxW="60rem">
      <chakra.div>
        <chakra.div display="flex" alignItems="center" gap="1">
          <chakra.h2 id="share-panel" textStyle="heading" fontSize="xl">
            Upload Your Sale Screenshot
          </chakra.h2>
          <PrivacyTooltip />
        </chakra.div>
        <chakra.p color="inkMuted">
          Upload a screenshot of the sold item and we'll help you fill in the details.
        </chakra.p>
      </chakra.div>
      {stored === undefined ? (
        <chakra.div h="14" display="grid">
          <Skeleton />
        </chakra.div>
      ) : (
        <ShareSaleProvider member={member} stored={stored} slots={slots} {...rest}>
          <SaleForm />
        </ShareSaleProvider>
      )}
    </chakra.section>
  );
}

/** Returns undefined while the draft loads, or null if there is none. */
function useStoredDraft(memberId: string): Draft | null | undefined {
  const [draft, setDraft] = useState<Draft | null>();
  useEffect(() => {
    let current = true;
    void loadDraft(memberId).then((stored) => current && setDraft(stored));
    return () => {
      current = false;
    };
  }, [memberId]);
  return draft;
}

const PrivacyTooltip = () => (
  <Tooltip
    label="Privacy"
    content="Everyone can see your screenshot. We black out the names, addresses and order numbers that we find before it's uploaded. Please check that we didn't miss any. We also remove location and camera data."
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

function SaleForm() {
  const { state, share } = useShareSale();
  return (
    <DropArea>
      <Form onSubmit={share}>
        {state.restored && <DraftNote />}
        <SharedScreenshots />
        <ScreenshotField />
        <SamePictureNote />
        <SaleFields />
        <PersonalInfoNote />
        <UploadStatus />
        <ShareButton />
      </Form>
      <Overlay />
    </DropArea>
  );
}

const Form = chakra(
  'form',
  { base: { display: 'grid', gap: '5' } },
  { defaultProps: { noValidate: true, 'aria-label': 'Share a Sale' } },
);

function DraftNote() {
  const { startOver } = useShareSale();
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      p="3"
      rounded="md"
      bg="brandSoft"
    >
      <p>We saved your draft, so you can pick up where you left off.</p>
      <Button variant="outline" onClick={startOver}>
        Discard Draft
      </Button>
    </chakra.div>
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
        <Button type="submit" size="lg" busy={phase === 'sending'}>
          Save for Later
        </Button>
      </>
    );
  const sending = phase === 'sending';
  return (
    <Button type="submit" size="lg" busy={sending}>
      {sending ? 'Sharing Sale...' : 'Share This Sale'}
    </Button>
  );
}

function Overlay() {
  const { state, dispatch, slots, fillIn } = useShareSale();
  const { screenshot, redaction } = state.draft;
  if (!state.overlayOpen || !screenshot) return null;
  return (
    <slots.TextDetection
      screenshot={screenshot}
      redaction={redaction}
      onRedact={(changed) => dispatch({ type: 'redacted', redaction: changed })}
      onUse={fillIn}
      onClose={() => dispatch({ type: 'overlayClosed' })}
    />
  );
}
