import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import styles from './recovery-form.module.css';

/** The intro of a page whose link could not be checked, because the server did not respond. */
export const UNCHECKED_LINK_TITLE = "We couldn't check your link.";

interface UncheckedLinkProps {
  readonly message: string;
  readonly onRetry: () => void;
  /** What else the member can do. */
  readonly children: ReactNode;
}

/** Shown if the server did not respond to the check of a mail's link. Has a button to try again. */
export const UncheckedLink = ({ message, onRetry, children }: UncheckedLinkProps) => (
  <div className={styles.form}>
    <p role="alert">{message}</p>
    <Button onClick={onRetry}>Try Again</Button>
    {children}
  </div>
);
