import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/surfaces';
import { Tooltip } from '@/components/tooltip';
import type { Draft } from '../model/draft';
import { loadDraft } from '../model/draft-store';
import type { SharingSlots } from '../model/sharing-slots';
import { ShareSaleProvider } from '../model/use-share-sale';
import { SaleForm } from './sale-form';
import type { SharePanelProps } from './share-area';

/** The panel with the share form, which opens with the member's stored draft. */
export function SharePanel({
  member,
  slots,
  onShared,
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
          Upload a screenshot of the sold item and we will help extract the details.
        </chakra.p>
      </chakra.div>
      {stored === undefined ? (
        <Skeleton h="14" />
      ) : (
        <ShareSaleProvider member={member} stored={stored} slots={slots} onShared={onShared}>
          <SaleForm />
        </ShareSaleProvider>
      )}
    </chakra.section>
  );
}

/** Loads a member's draft once: undefined while it loads, null if there is none. */
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

/** Says what happens to an uploaded screenshot. */
const PrivacyTooltip = () => (
  <Tooltip
    label="Privacy"
    content="Your screenshot is shown to everyone. Names, addresses and order numbers that we find are painted black before it is sent: please check that none is left. Location and camera data in the file are removed."
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
