import type { ReactNode } from 'react';
import styles from './session-parts.module.css';

interface SessionPartProps {
  readonly session: 'loading' | 'signed-in' | 'signed-out';
  readonly children: ReactNode;
}

/**
 * Shows its children to visitors. The server's HTML is the same for everyone, so the children are rendered for members,
 * too, while the session loads, and CSS hides them.
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

/** Shows its children to members while the session loads. CSS hides them for visitors. */
export const MemberPlaceholder = ({ session, children }: SessionPartProps) =>
  session === 'loading' && (
    <div className={`${styles.part} ${styles.likelyMember}`}>{children}</div>
  );
