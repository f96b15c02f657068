import type { ReactNode } from 'react';
import styles from './session-parts.module.css';

interface SessionPartProps {
  readonly session: 'loading' | 'signed-in' | 'signed-out';
  readonly children: ReactNode;
}

/**
 * What visitors see. While the session loads, it is also rendered for members and hidden by CSS, because the HTML of
 * the server is the same for everyone.
 */
export function VisitorPart({ session, children }: SessionPartProps) {
  if (session === 'signed-in') return null;
  const isKnown = session === 'signed-out';
  return (
    <div className={isKnown ? styles.part : `${styles.part} ${styles.likelyVisitor}`}>
      {children}
    </div>
  );
}

/** What members see while the session loads. Hidden by CSS for visitors. */
export const MemberPlaceholder = ({ session, children }: SessionPartProps) =>
  session === 'loading' && (
    <div className={`${styles.part} ${styles.likelyMember}`}>{children}</div>
  );
