import { chakra } from '@chakra-ui/react/styled-system';
import { SALE_MESSAGES } from '@contract/schemas/sale-submission';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/surfaces';
import { LazyPart } from '@/components/lazy-part';
import type { SharingMember } from '../model/sharing-member';
import { MonthlyLimitNote, SubmissionsLeft } from './submissions-left';

interface ShareAreaProps {
  /** Who is signed in: visitors are told what sharing is about elsewhere. */
  readonly member: SharingMember;
  /** Null where there is no limit, undefined where it is not known. */
  readonly submissionsLeft: number | null | undefined;
  /** The board has one item more. */
  readonly onShared: () => void;
}

const loadPanel = async () => (await import('./share-panel')).SharePanel;

/** A member's way to share a sale; for each member an area of its own. */
export const ShareArea = (props: ShareAreaProps) => <Area key={props.member.id} {...props} />;

function Area({ member, submissionsLeft, onShared }: ShareAreaProps) {
  const panelId = useId();
  const needsUsername = member.username === null;
  const limitReached = submissionsLeft === 0;
  const canShare = !needsUsername && !limitReached;
  const [open, setOpen] = useOpenForDraft(member.id, canShare);
  const shown = open && canShare;
  return (
    <Card aria-label="Share a Sale" display="grid" gap="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <Button
          variant="sticker"
          size="lg"
          disabled={!canShare}
          aria-expanded={shown}
          aria-controls={shown ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          Share a Sale
        </Button>
        {needsUsername && <chakra.p>{SALE_MESSAGES.usernameRequired}</chakra.p>}
        {!needsUsername && !limitReached && <SubmissionsLeft left={submissionsLeft} />}
        {!needsUsername && limitReached && <MonthlyLimitNote />}
      </chakra.div>
      {shown && (
        <chakra.div id={panelId}>
          <LazyPart
            load={loadPanel}
            loading="Getting the form ready..."
            failed="The form could not be loaded. Please check your connection."
            props={{ member, onShared }}
          />
        </chakra.div>
      )}
    </Card>
  );
}

/** Whether the panel is open; something unsent from before opens it by itself. */
function useOpenForDraft(memberId: string, canShare: boolean) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!canShare) return;
    let current = true;
    const openForDraft = async () => {
      const { hasDraft } = await import('../model/draft-store');
      if ((await hasDraft(memberId)) && current) setOpen(true);
    };
    // Without the code there is no draft to show either; the button still works.
    openForDraft().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [memberId, canShare]);
  return [open, setOpen] as const;
}
