import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './notice.module.css';
import text from './text.module.css';

export interface NoticeProps {
  /**
   * The heading of a notice that replaces a whole page or list. Not needed inside a section, which has its own heading.
   */
  readonly title?: string | undefined;
  readonly message?: string | false;
  /** The reason for the message. It is shown below the message. */
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
