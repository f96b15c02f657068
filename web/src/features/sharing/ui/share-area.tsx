import type { Receipt } from '@contract/rules/start-address';
import { SALE_MESSAGES } from '@contract/schemas/sale-submission';
import { FREE_SUBMISSIONS_PER_MONTH } from '@contract/schemas/subscription';
import type { Item } from '@contract/schemas/item';
import { type ComponentType, type Ref, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { CloseButton } from '@/components/close-button';
import { LazyPart } from '@/components/lazy-part';
import { ModalDialog } from '@/components/modal-dialog';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { useClosedByBack } from '@/components/use-closed-by-back';
import { classNames } from '@/lib/class-names';
import { useUpgradeAddress } from '@/lib/upgrade-address';
import type { Draft } from '../model/draft';
import type { SharingMember } from '../model/sharing-slots';
import {
  useKeptDraft,
  useShareStart,
  useUndoDiscard,
  useWaitingPicture,
} from '../model/use-share-area';
import styles from './share-area.module.css';

export interface SharePanelProps {
  readonly member: SharingMember;
  /** The member has no submissions left. The form then only puts a draft into the outbox. */
  readonly limitReached: boolean;
  /** What happened to screenshots that another app shared, or null. */
  readonly receipt: Receipt | null;
  /** A draft that the member just restored. */
  readonly restored: Draft | null;
  readonly onShared: (item: Item) => void;
  /** The sale was put into the outbox. */
  readonly onQueued: () => void;
  /** The member discarded what the form held. */
  readonly onEmptied: () => void;
  /** The member started over. Null if the form was blank. */
  readonly onDiscarded: (draft: Draft | null) => void;
  /** The blank form holds something new. */
  readonly onBegun: () => void;
  readonly onClose: () => void;
}

export interface ShareAreaProps extends Pick<SharePanelProps, 'member' | 'onShared'> {
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

function Area({ member, submissionsLeft, edits = 0, loadPanel, onShared }: ShareAreaProps) {
  const needsUsername = member.username === null;
  const limitReached = submissionsLeft === 0;
  const isEdited = edits > 0;
  const [open, setOpen] = useState(isEdited);
  const { receipt, forgetReceipt } = useShareStart(() => setOpen(true));
  const draft = useKeptDraft(member.id, isEdited);
  // A draft can be put into the outbox although nothing can be shared now.
  const canOpen = !needsUsername && (!limitReached || draft.isStored);
  const shown = open && canOpen;
  const close = () => {
    setOpen(false);
    forgetReceipt();
  };
  useClosedByBack(shown, close);
  const isPictureWaiting = useWaitingPicture(member.id, shown);
  const undo = useUndoDiscard(member.id, () => {
    draft.setStored(true);
    setOpen(true);
  });
  const { restored, times, offerUndo, withdrawUndo, forgetRestored } = undo;
  const limit = useRef<HTMLParagraphElement>(null);
  const shareButton = useRef<HTMLButtonElement>(null);
  const emptied = () => draft.setStored(false);
  const discard = async () => {
    // The pressed button goes.
    (limitReached ? limit : shareButton).current?.focus();
    const found = await draft.discard();
    draft.setStored(false);
    offerUndo(found);
  };
  return (
    <Card aria-label="Share a Sale" className={styles.area}>
      <div className={styles.start}>
        <Button
          ref={shareButton}
          variant="sticker"
          size="lg"
          disabled={!canOpen}
          aria-haspopup="dialog"
          aria-expanded={shown}
          onClick={() => setOpen(true)}
        >
          Share a Sale
        </Button>
        <StartNote {...{ needsUsername, submissionsLeft, limit }} />
      </div>
      {canOpen && !shown && (draft.isStored || isPictureWaiting) && (
        <WaitingNote
          text={draft.isStored ? DRAFT_SAVED : PICTURE_WAITING}
          onContinue={() => setOpen(true)}
          onDiscard={draft.isStored ? () => void discard() : null}
        />
      )}
      {shown && (
        <ShareDialog
          key={times}
          returnTo={() => (shareButton.current?.disabled ? limit.current : shareButton.current)}
          loadPanel={loadPanel}
          panel={{
            member,
            limitReached,
            receipt,
            restored,
            onShared: (item: Item) => {
              draft.setStored(false);
              close();
              onShared(item);
            },
            onQueued: () => {
              close();
              emptied();
            },
            onEmptied: emptied,
            onDiscarded: offerUndo,
            onBegun: () => {
              draft.setStored(true);
              withdrawUndo();
              // From now on, the stored draft is the newer one.
              forgetRestored();
            },
            onClose: close,
          }}
        />
      )}
    </Card>
  );
}

interface StartNoteProps extends Pick<ShareAreaProps, 'submissionsLeft'> {
  readonly needsUsername: boolean;
  readonly limit: Ref<HTMLParagraphElement>;
}

function StartNote({ needsUsername, submissionsLeft, limit }: StartNoteProps) {
  if (needsUsername) return <p>{SALE_MESSAGES.usernameRequired}</p>;
  if (submissionsLeft === 0) return <MonthlyLimitNote ref={limit} />;
  return <SubmissionsLeft left={submissionsLeft} />;
}

interface ShareDialogProps extends Pick<ShareAreaProps, 'loadPanel'> {
  readonly panel: SharePanelProps;
  /** Without submissions, the button that opened it is disabled. */
  readonly returnTo: () => HTMLElement | null;
}

const ShareDialog = ({ loadPanel, panel, returnTo }: ShareDialogProps) => (
  <ModalDialog title="Upload Your Sale Screenshot" onClose={panel.onClose} returnTo={returnTo}>
    <CloseButton onPress={panel.onClose} />
    <LazyPart
      load={loadPanel}
      loading="Loading the form..."
      failed="We couldn't load the form. Check your connection and try again."
      props={panel}
    />
  </ModalDialog>
);

const DRAFT_SAVED = 'We saved your draft, so you can pick up where you left off.';
const PICTURE_WAITING = 'A picture from another app is waiting.';

interface WaitingNoteProps {
  readonly text: string;
  readonly onContinue: () => void;
  /** Null if the form asks what to do with it. */
  readonly onDiscard: (() => void) | null;
}

const WaitingNote = ({ text: message, onContinue, onDiscard }: WaitingNoteProps) => (
  <div role="status" className={styles.waiting}>
    <p>{message}</p>
    <ButtonRow>
      <Button onClick={onContinue}>Continue</Button>
      {onDiscard && (
        <Button variant="outline" onClick={onDiscard}>
          Discard Draft
        </Button>
      )}
    </ButtonRow>
  </div>
);

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
