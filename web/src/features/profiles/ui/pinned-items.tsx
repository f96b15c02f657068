import type { ReactNode } from 'react';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import styles from './pinned-items.module.css';

/** The section with a member's pinned items. `children` are the items. */
export const PinnedItems = ({ children }: { readonly children: ReactNode }) => (
  <section aria-labelledby="pinned-items" className={styles.section}>
    <h2 id="pinned-items" tabIndex={-1} className={classNames(text.heading, styles.title)}>
      Pinned Items
    </h2>
    {children}
  </section>
);
