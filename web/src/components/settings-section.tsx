import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './settings-section.module.css';
import { Card, Skeleton } from './surfaces';
import text from './text.module.css';

/** The id of a section's heading, to which links lead. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** A part of the account settings with its heading. */
export function SettingsSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const headingId = sectionId(title);
  return (
    <Card aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} tabIndex={-1} className={classNames(text.heading, styles.heading)}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** The first section of the account settings while the session loads, and those below, whose places depend on it. */
export const SettingsSkeleton = ({ title }: { readonly title: string }) => (
  <>
    <SettingsSection title={title}>
      <p role="status" className={text.screenReaderOnly}>
        Loading...
      </p>
      <Skeleton className={styles.unseen} />
    </SettingsSection>
    <Skeleton className={styles.unseenSection} />
    <Skeleton className={styles.unseenSection} />
  </>
);
