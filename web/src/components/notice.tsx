import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './notice.module.css';
import text from './text.module.css';

export interface NoticeProps {
  /** For a whole page or list. A section has a heading of its own. */
  readonly title?: string | undefined;
  readonly message?: string | false;
  /** Why it is so, below the message. */
  readonly reason?: string | false;
  readonly children?: ReactNode;
  readonly role?: 'alert' | 'status';
}

export const Notice = ({ title, message, reason, children, role }: NoticeProps) => (
  <div role={role} className={styles.notice}>
    {title && <p className={classNames(text.heading, styles.title)}>{title}</p>}
    {message && <p>{message}</p>}
    {reason && <p className={styles.reason}>{reason}</p>}
    {children}
  </div>
);
