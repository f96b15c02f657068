import { isShareStart } from '@contract/rules/start-address';
import { SALE_MESSAGES } from '@contract/schemas/sale-submission';
import { FREE_SUBMISSIONS_PER_MONTH } from '@contract/schemas/subscription';
import { type ComponentType, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '@/components/button';
import { LazyPart } from '@/components/lazy-part';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { useUpgradeAddress } from '@/lib/upgrade-address';
import type { Draft } from '../model/draft-store';
import type { SharingMember } from '../model/sharing-member';
import { useUndoDiscard } from '../model/use-undo-discard';
import styles from './share-area.module.css';

export interface SharePanelProps {
  readonly member: SharingMember;
  /** The member has no submissions left. The form then only puts a draft into the outbox. */
  readonly limitReached: boolean;
  /** A draft that the member just restored. */
  readonly restored: Draft | null;
  /** The sale was put into the outbox or discarded. */
  readonly onEmptied: () => void;
  /** The member started over. Null if the form was blank. */
  readonly onDiscarded: (draft: Draft | null) => void;
  /** The blank form holds something new. */
  readonly onBegun: () => void;
}

export interface ShareAreaProps extends Pick<SharePanelProps, 'member'> {
  /** Null means no limit, undefined means loading. */
  readonly submissionsLeft: number | null | undefined;
  /** How often a queued share was put back into the form. A new number shows it. */
  readonly edits?: number;
  readonly loadPanel: () => Promise<ComponentType<SharePanelProps>>;
}

/** The key resets the area when another member signs in, and when the form gets another draft. */
export const ShareArea = (props: ShareAreaProps) => (
  <Area key={`${props.member.id} ${props.edits ?? 0}`} {...props} />
);

function Area({ member, submissionsLeft, edits = 0, loadPanel }: ShareAreaProps) {
  const panelId = useId();
  const needsUsername = member.username === null;
  const limitReached = submissionsLeft === 0;
  const draft = useOpenForDraft(member.id, { needsUsername, limitReached, hasDraft: edits > 0 });
  const { open, setOpen, isStored, setStored } = draft;
  // A draft can be put into the outbox although nothing can be shared now.
  const canOpen = !needsUsername && (!limitReached || isStored);
  const shown = open && canOpen;
  const undo = useUndoDiscard(member.id, () => {
    setStored(true);
    setOpen(true);
  });
  const { restored, times, offerUndo, withdrawUndo, forgetRestored } = undo;
  const limit = useRef<HTMLParagraphElement>(null);
  const emptied = () => {
    setStored(false);
    // The form closes and takes the focus with it.
    limit.current?.focus();
  };
  return (
    <Card aria-label="Share a Sale" className={styles.area}>
      <div className={styles.start}>
        <Button
          variant="sticker"
          size="lg"
          disabled={!canOpen}
          autoFocus={edits > 0}
          aria-expanded={shown}
          aria-controls={shown ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          Share a Sale
        </Button>
        {needsUsername && <p>{SALE_MESSAGES.usernameRequired}</p>}
        {!needsUsername && !limitReached && <SubmissionsLeft left={submissionsLeft} />}
        {!needsUsername && limitReached && <MonthlyLimitNote ref={limit} />}
      </div>
      {shown && (
        <div id={panelId}>
          <LazyPart
            key={times}
            load={loadPanel}
            loading="Loading the form..."
            failed="We couldn't load the form. Check your connection and try again."
            props={{
              member,
              limitReached,
              restored,
              onEmptied: emptied,
              onDiscarded: offerUndo,
              onBegun: () => {
                withdrawUndo();
                // From now on, the stored draft is the newer one.
                forgetRestored();
              },
            }}
          />
        </div>
      )}
    </Card>
  );
}

interface DraftArea {
  readonly needsUsername: boolean;
  readonly limitReached: boolean;
  /** Whether a draft was just stored. */
  readonly hasDraft: boolean;
}

/** Opens the panel if the address asks for it or if the member has a stored draft. */
function useOpenForDraft(memberId: string, area: DraftArea) {
  const { needsUsername, limitReached } = area;
  const [search] = useSearchParams();
  const [open, setOpen] = useState(isShareStart(search));
  const [isStored, setStored] = useState(area.hasDraft);
  useEffect(() => {
    if (needsUsername) return;
    let current = true;
    const openForDraft = async () => {
      const { hasDraft } = await import('../model/draft-store');
      const found = await hasDraft(memberId);
      if (!current) return;
      setStored(found);
      if (found) setOpen(true);
    };
    // If the import fails, the panel stays closed. The button still works.
    openForDraft().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [memberId, needsUsername, limitReached]);
  return { open, setOpen, isStored, setStored };
}

const SubmissionsLeft = ({ left }: { readonly left: number | null | undefined }) => (
  <p className={classNames(text.figures, styles.left)}>{textFor(left)}</p>
);

function textFor(left: number | null | undefined): string {
  // Reserves the line while the number loads.
  if (left === undefined) return '\u00a0';
  if (left === null) return 'Unlimited submissions';
  return `${left} of ${FREE_SUBMISSIONS_PER_MONTH} submissions left this month`;
}

const MonthlyLimitNote = ({ ref }: { readonly ref: Ref<HTMLParagraphElement> }) => (
  <div>
    <p ref={ref} tabIndex={-1} className={styles.limit}>
      You've reached your monthly limit of {FREE_SUBMISSIONS_PER_MONTH} submissions.
    </p>
    <Link to={useUpgradeAddress()} className={styles.upgrade}>
      Upgrade for unlimited submissions
    </Link>
  </div>
);
