import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './settings-section.module.css';
import { Card, Skeleton } from './surfaces';
import text from './text.module.css';

/** Returns the id of a section's heading. Links to the section use this id. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** A section of the account settings, with its heading. */
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

/**
 * Placeholders while the account settings load: the first section with its title, and two sections below it. Without
 * them, the lower sections would move when the first section has loaded.
 */
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
