import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ActRow } from './act-row';
import { Button } from './button';
import styles from './confirm-dialog.module.css';
import { ModalDialog } from './modal-dialog';

interface ConfirmDialogProps {
  readonly title: string;
  /** What the act does. Read out when the dialog opens. */
  readonly children: ReactNode;
  /** Names the act, such as 'Delete Item'. */
  readonly act: string;
  /** The same while it runs. Default: `act`. */
  readonly busyAct?: string;
  /** Names what stays, such as 'Keep It'. */
  readonly keep: string;
  readonly isPending?: boolean;
  /** Whether the act is impossible now. */
  readonly disabled?: boolean;
  /** A choice about the act, below the text. */
  readonly choice?: ReactNode;
  /** Why the act failed. */
  readonly failure?: ReactNode;
  /** Another way that destroys nothing, before the act. */
  readonly other?: ReactNode;
  readonly onAct: () => void;
  /** Also called on Escape and the phone's back button. The owner must unmount the dialog. */
  readonly onKeep: () => void;
}

/**
 * Asks before an act with consequences, such as a deletion. The last button keeps everything. It has the focus when the dialog
 * opens, or the title has it if the dialog must scroll, so that nobody misses the text. While the act runs, its button keeps the
 * focus. Escape and the phone's back button still close the dialog, but do not stop the act.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, act, busyAct = act, keep, isPending = false, failure, other } = props;
  const textId = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  // After the effect of the modal dialog, which focuses the title.
  useEffect(() => {
    const dialog = keepButton.current?.closest('dialog');
    // With fractional zoom, they can differ by one.
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
