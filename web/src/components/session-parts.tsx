import type { ReactNode } from 'react';
import styles from './session-parts.module.css';

interface SessionPartProps {
  readonly session: 'loading' | 'signed-in' | 'signed-out';
  readonly children: ReactNode;
}

/**
 * Shows its children to visitors. While the session loads, members get the children, too, because the server's HTML is
 * the same for everyone. CSS hides the children for members.
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

/** Shows its children to members while the session loads. CSS hides the children for visitors. */
export const MemberPlaceholder = ({ session, children }: SessionPartProps) =>
  session === 'loading' && (
    <div className={`${styles.part} ${styles.likelyMember}`}>{children}</div>
  );
