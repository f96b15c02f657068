import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './settings-section.module.css';
import { Card, Skeleton } from './surfaces';
import text from './text.module.css';

/** Returns the id of a section's heading, for links to it. */
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
 * Placeholders for the first section of the account settings, with its title, and for two sections below it. The lower
 * sections would otherwise move when the first section loads.
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
