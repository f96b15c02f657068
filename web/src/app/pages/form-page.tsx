import type { ReactNode } from 'react';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import styles from './form-page.module.css';

export function FormPage({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1 className={classNames(text.display, styles.title)}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      <Card>{children}</Card>
    </div>
  );
}
