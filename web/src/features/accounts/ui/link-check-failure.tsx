import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import styles from './recovery-form.module.css';

/** The heading of a page that could not check the link from a mail, because the server did not respond. */
export const LINK_CHECK_FAILURE_TITLE = "We couldn't check your link.";

interface LinkCheckFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
  /** Links to other pages that can help the member. They are shown below 'Try Again'. */
  readonly children: ReactNode;
}

/**
 * Shows that the app could not check the link from a mail, because the server did not respond. Has a button to try
 * again.
 */
export const LinkCheckFailure = ({ message, onRetry, children }: LinkCheckFailureProps) => (
  <div className={styles.form}>
    <p role="alert">{message}</p>
    <Button onClick={onRetry}>Try Again</Button>
    {children}
  </div>
);
