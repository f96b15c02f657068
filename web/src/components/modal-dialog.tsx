import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './modal-dialog.module.css';
import text from './text.module.css';
import { useModal } from './use-modal';

interface ModalDialogProps {
  readonly title: string;
  /** Called on Escape. The owner must unmount the dialog. */
  readonly onClose: () => void;
  /** 'screen' fills the screen of a phone. 'prompt' is as large as its content. */
  readonly size?: 'screen' | 'prompt';
  /** The id of the text that screen readers read after the title. */
  readonly describedBy?: string;
  /**
   * Returns the element that gets the focus when the dialog closes. Default: the element that had the focus before the
   * dialog opened.
   */
  readonly returnTo?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * A native modal `<dialog>`. It keeps the focus inside, and moves the focus back on unmount. While a dialog of size
 * 'prompt' is open, keys and swipes do not reach the page below, such as an open item.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { title, onClose, size = 'screen', describedBy, returnTo, children } = props;
  const titleId = useId();
  const dialog = useModal(onClose, returnTo);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      {...(size === 'prompt' && STAY_INSIDE)}
    >
      <h2 id={titleId} tabIndex={-1} className={classNames(text.heading, styles.title)} autoFocus>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
const STAY_INSIDE = { onKeyDown: stop, onTouchStart: stop };
