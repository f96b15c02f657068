import type { Receipt } from '@contract/rules/start-url';
import type { Item } from '@contract/schemas/item';
import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { CloseButton } from '@/components/close-button';
import { LazyPart } from '@/components/lazy-part';
import { ModalDialog } from '@/components/modal-dialog';
import { Card } from '@/components/surfaces';
import { showToast } from '@/components/toast/toast-store';
import { useCloseOnBack } from '@/components/use-close-on-back';
import type { Draft } from '../model/draft';
import type { SharingMember } from '../model/sharing-member';
import { useStoredDraft, useShareStartFromUrl, useUndoDiscard } from '../model/use-share-area';
import { SubmissionsLeftNote, UnfinishedShareNote } from './share-area-notes';
import styles from './share-area.module.css';

export interface SharePanelProps {
  readonly member: SharingMember;
  /** Whether the member has no submissions left. If so, the form can only add the sale to the outbox. */
  readonly limitReached: boolean;
  /** The receipt of screenshots that another app shared, or null. */
  readonly receipt: Receipt | null;
  /** The draft that the member has just restored. */
  readonly restored: Draft | null;
  readonly onShared: (item: Item) => void;
  /** Called when the sale was added to the outbox. */
  readonly onQueued: () => void;
  /** Called each time the form was cleared, so that no draft is stored anymore. */
  readonly onEmptied: () => void;
  /**
   * Called after `onEmptied` if the member has started over. Gets the discarded draft, which Undo can restore, or null
   * if the form was blank.
   */
  readonly onDiscarded: (draft: Draft | null) => void;
  /** Called when the blank form gets its first value. */
  readonly onBegun: () => void;
  readonly onClose: () => void;
}

export interface ShareAreaProps extends Pick<SharePanelProps, 'member' | 'onShared'> {
  /** The number of submissions that are left. Null if there is no limit, undefined while the number loads. */
  readonly submissionsLeft: number | null | undefined;
  /** The number of queued shares that have been returned to the form. When this number changes, the form opens. */
  readonly edits?: number;
  readonly loadPanel: () => Promise<ComponentType<SharePanelProps>>;
}

/** The share area. The key resets it when another member signs in, and when the form gets another draft. */
export const ShareArea = (props: ShareAreaProps) => (
  <Area key={`${props.member.id} ${props.edits ?? 0}`} {...props} />
);

function Area({ member, submissionsLeft, edits = 0, loadPanel, onShared }: ShareAreaProps) {
  const needsUsername = member.username === null;
  const limitReached = submissionsLeft === 0;
  const isEdited = edits > 0;
  const [open, setOpen] = useState(isEdited);
  const draft = useStoredDraft(member.id, isEdited);
  // A stored draft can be added to the outbox, even if the member has no submissions left.
  const canOpen = !needsUsername && (!limitReached || draft.isStored);
  const shown = open && canOpen;
  const obstacle = useObstacle(open && !canOpen);
  const openedFrom = useRef<Element | null>(null);
  const start = () => {
    openedFrom.current = document.activeElement;
    if (needsUsername || (open && !canOpen)) showObstacle(obstacle.current);
    else setOpen(true);
  };
  const { receipt, forgetReceipt } = useShareStartFromUrl(start);
  const close = () => {
    setOpen(false);
    forgetReceipt();
  };
  useCloseOnBack(shown, close);
  const undo = useUndoDiscard(member.id, () => {
    draft.setStored(true);
    start();
  });
  const { restored, times, offerUndo, withdrawUndo, forgetRestored } = undo;
  const shareButton = useRef<HTMLButtonElement>(null);
  const emptied = () => draft.setStored(false);
  const finish = () => {
    emptied();
    close();
  };
  const discard = async () => {
    // Moves the focus, because the pressed button disappears.
    (limitReached ? obstacle : shareButton).current?.focus();
    offerUndo(await draft.discard());
  };
  return (
    <Card aria-label="Share a Sale" className={styles.area}>
      <div className={styles.start}>
        <ShareButton ref={shareButton} isOpen={shown} disabled={!canOpen} onPress={start} />
        <SubmissionsLeftNote
          needsUsername={needsUsername}
          submissionsLeft={submissionsLeft}
          obstacle={obstacle}
        />
      </div>
      {canOpen && !shown && (
        <UnfinishedShareNote
          memberId={member.id}
          isDraftStored={draft.isStored}
          onContinue={start}
          onDiscard={() => void discard()}
        />
      )}
      {shown && (
        <ShareDialog
          key={times}
          returnTo={() => returnPlace(openedFrom.current, shareButton.current, obstacle.current)}
          loadPanel={loadPanel}
          panel={{
            member,
            limitReached,
            receipt,
            restored,
            onShared: (item: Item) => {
              finish();
              onShared(item);
            },
            onQueued: finish,
            onEmptied: emptied,
            onDiscarded: offerUndo,
            onBegun: () => {
              draft.setStored(true);
              withdrawUndo();
              // Forgets the restored draft, because the stored draft is now newer.
              forgetRestored();
            },
            onClose: close,
          }}
        />
      )}
    </Card>
  );
}

/**
 * Returns a ref for the message that explains why the member cannot share. Focuses the message when it appears, because
 * the number of submissions can arrive after the member has opened the form.
 */
function useObstacle(isInTheWay: boolean) {
  const obstacle = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isInTheWay) showObstacle(obstacle.current);
  }, [isInTheWay]);
  return obstacle;
}

/**
 * Focuses the message. If the share area is hidden, for example during a search on a phone, shows the message as a
 * toast.
 */
function showObstacle(message: HTMLElement | null): void {
  message?.focus();
  if (message && document.activeElement !== message) showToast({ title: message.textContent });
}

/**
 * Returns the element that gets the focus when the form closes: the link that opened the form if there is one,
 * otherwise the button 'Share a Sale'. If this button is disabled, returns the message that explains why the member
 * cannot share. If this button is out of view, returns null, so that the page does not scroll up to it.
 */
function returnPlace(
  openedFrom: Element | null,
  button: HTMLButtonElement | null,
  obstacle: HTMLElement | null,
): HTMLElement | null {
  if (openedFrom instanceof HTMLAnchorElement && openedFrom.isConnected) return openedFrom;
  if (button?.disabled) return obstacle;
  return button && button.getBoundingClientRect().bottom > 0 ? button : null;
}

interface ShareButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

const ShareButton = ({ ref, isOpen, disabled, onPress }: ShareButtonProps) => (
  <Button
    ref={ref}
    variant="sticker"
    size="lg"
    disabled={disabled}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    onClick={onPress}
  >
    Share a Sale
  </Button>
);

interface ShareDialogProps extends Pick<ShareAreaProps, 'loadPanel'> {
  readonly panel: SharePanelProps;
  /**
   * Returns the element that gets the focus when the form closes. If no submissions are left, this is not the button
   * that opened the form, because that button is disabled.
   */
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
