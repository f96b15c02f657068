import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ActionButtonRow } from './action-button-row';
import { Button } from './button';
import styles from './confirm-dialog.module.css';
import { ModalDialog } from './modal-dialog';

interface ConfirmDialogProps {
  readonly title: string;
  /** The text that explains the action to confirm. Screen readers read it when the dialog opens. */
  readonly children: ReactNode;
  /** The label of the button that starts the action, such as 'Delete Item'. */
  readonly act: string;
  /** The label of the same button while the action runs. Default: `act`. */
  readonly busyAct?: string;
  /** The label of the button that changes nothing, such as 'Keep It'. */
  readonly keep: string;
  readonly isPending?: boolean;
  /** Whether the button that starts the action is disabled. */
  readonly disabled?: boolean;
  /** A control below the text, such as a checkbox, that sets an option of the action. */
  readonly choice?: ReactNode;
  /** A message to show after the action has failed. */
  readonly failure?: ReactNode;
  /** A button for an alternative that destroys nothing. It comes before the button that starts the action. */
  readonly other?: ReactNode;
  readonly onAct: () => void;
  /**
   * Called when the member does not confirm: on the button that changes nothing, on Escape, and on the phone's back
   * button. The owner must then unmount the dialog.
   */
  readonly onKeep: () => void;
}

/**
 * Asks for confirmation before an action with consequences, such as a deletion. The last button changes nothing, and
 * has the focus when the dialog opens. If the dialog is too high for the window, the title has the focus instead, so
 * that nobody misses the text. While the action runs, its button keeps the focus, and Escape and the phone's back
 * button close the dialog without stopping the action.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, act, busyAct = act, keep, isPending = false, failure, other } = props;
  const textId = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  // `ModalDialog` focuses the title in its own effect, which runs before this effect.
  useEffect(() => {
    const dialog = keepButton.current?.closest('dialog');
    // Checks whether the dialog scrolls, because a part of its text is then out of view. Ignores a difference of 1 px
    // between `scrollHeight` and `clientHeight`, which fractional zoom can cause.
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
      <ActionButtonRow
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
