import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './notice.module.css';
import text from './text.module.css';

export const Notice = ({
  title,
  children,
  role,
}: {
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly role?: 'alert' | 'status';
}) => (
  <div role={role} className={styles.notice}>
    {title && <p className={classNames(text.heading, styles.title)}>{title}</p>}
    {children}
  </div>
);
