import type { ReactNode } from 'react';
import { Button } from './button';
import { ButtonRow } from './button-row';
import styles from './failure-card.module.css';
import { Notice } from './notice';

interface FailureCardProps {
  /** For a whole page or list. A section has a heading of its own. */
  readonly title?: string;
  /** What failed. */
  readonly message?: string | false;
  /** Why it failed, below the message. */
  readonly reason?: string | false;
  /** While it tries again, the button keeps the focus. */
  readonly busy?: boolean;
  readonly onRetry: () => void;
  /** Another way to go on, beside 'Try Again'. */
  readonly children?: ReactNode;
}

/** Says in the place of what could not be loaded why it is missing, and tries again. */
export const FailureCard = (props: FailureCardProps) => {
  const { title, message, reason, busy = false, onRetry, children } = props;
  return (
    <Notice title={title} role="alert">
      {message && <p>{message}</p>}
      {reason && <p className={styles.reason}>{reason}</p>}
      <ButtonRow>
        <Button variant={title ? 'solid' : 'outline'} busy={busy} keepsFocus onClick={onRetry}>
          Try Again
        </Button>
        {children}
      </ButtonRow>
    </Notice>
  );
};
