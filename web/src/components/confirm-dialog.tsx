import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ActRow } from './act-row';
import { Button } from './button';
import styles from './confirm-dialog.module.css';
import { ModalDialog } from './modal-dialog';

interface ConfirmDialogProps {
  readonly title: string;
  /** The text that explains the act. Screen readers read it when the dialog opens. */
  readonly children: ReactNode;
  /** The label of the act's button, such as 'Delete Item'. */
  readonly act: string;
  /** The label of the act's button while the act runs. Default: `act`. */
  readonly busyAct?: string;
  /** The label of the button that changes nothing, such as 'Keep It'. */
  readonly keep: string;
  readonly isPending?: boolean;
  /** Whether the act is impossible at the moment. */
  readonly disabled?: boolean;
  /** An option of the act below the text, such as a checkbox. */
  readonly choice?: ReactNode;
  /** A message if the act failed. */
  readonly failure?: ReactNode;
  /** The button of another choice that destroys nothing. It comes before the button of the act. */
  readonly other?: ReactNode;
  readonly onAct: () => void;
  /**
   * Called when the member decides against the act, with the button, Escape or the phone's back button. The owner must
   * then unmount the dialog.
   */
  readonly onKeep: () => void;
}

/**
 * Asks before an act with consequences, such as a deletion. The last button changes nothing, and has the focus when the
 * dialog opens. If the dialog is too high for the window, the title has the focus instead, so that nobody misses the
 * text. While the act runs, its button keeps the focus, and Escape and the phone's back button close the dialog without
 * stopping the act.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, act, busyAct = act, keep, isPending = false, failure, other } = props;
  const textId = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  // This effect runs after the effect of the modal dialog, which focuses the title.
  useEffect(() => {
    const dialog = keepButton.current?.closest('dialog');
    // The dialog is cut off if it scrolls. With fractional zoom, the two heights can differ by 1 px without a scroll
    // bar.
    const isCut = dialog && dialog.scrollHeight > dialog.clientHeight + 1;
    const target = isCut ? dialog.querySelector('h2') : keepButton.current;
    target?.focus();
  }, []);
  const actButton = (
    <Button
      variant="danger"
      busy={isPending}
      keepsFocus
      disabled={props.disabled}
      onClick={props.onAct}
    >
      {isPending ? busyAct : act}
    </Button>
  );
  return (
    <ModalDialog title={title} size="prompt" describedBy={textId} onClose={props.onKeep}>
      <div id={textId} className={styles.text}>
        {children}
      </div>
      {props.choice}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <ActRow
        {...(other ? { align: 'stacked', act: other, other: actButton } : { act: actButton })}
        className={styles.buttons}
        keep={
          <Button ref={keepButton} variant="outline" disabled={isPending} onClick={props.onKeep}>
            {keep}
          </Button>
        }
      />
    </ModalDialog>
  );
}
