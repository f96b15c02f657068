import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import styles from './recovery-form.module.css';

/** The intro of a page whose link the server could not check. */
export const UNCHECKED = "We couldn't check your link.";

interface UncheckedLinkProps {
  readonly message: string;
  readonly onRetry: () => void;
  /** Another way to go on. */
  readonly children: ReactNode;
}

/** For the link of a mail that the server could not check, with a way to try again. */
export const UncheckedLink = ({ message, onRetry, children }: UncheckedLinkProps) => (
  <div className={styles.form}>
    <p role="alert">{message}</p>
    <Button onClick={onRetry}>Try Again</Button>
    {children}
  </div>
);
