import { type ReactNode, useId } from 'react';
import styles from './settings-section.module.css';
import { Card, Skeleton } from './surfaces';
import text from './text.module.css';

/** A part of the account settings with its heading. */
export function SettingsSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={text.heading}>
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
        Loading your settings...
      </p>
      <Skeleton className={styles.unseen} />
    </SettingsSection>
    <Skeleton className={styles.unseenSection} />
    <Skeleton className={styles.unseenSection} />
  </>
);
