import type { ReactNode } from 'react';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import styles from './champions-frame.module.css';

/**
 * The section around the cards of the champions. `children` are list items. `month` is, for example, 'November 2026'.
 */
export function ChampionsFrame(props: {
  readonly month?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby="monthly-champions" className={styles.section}>
      <div className={styles.head}>
        <h2 id="monthly-champions" className={classNames(text.heading, styles.title)}>
          Monthly Champions
        </h2>
        <p className={styles.month}>{props.month}</p>
      </div>
      <ul className={styles.cards}>{props.children}</ul>
    </section>
  );
}

export const ChampionCardSkeleton = () => (
  <Skeleton className={styles.skeleton} data-testid="champion-skeleton" />
);

export function ChampionsSkeleton() {
  return (
    <ChampionsFrame>
      {['liked', 'profit', 'active'].map((name) => (
        <li key={name}>
          <ChampionCardSkeleton />
        </li>
      ))}
    </ChampionsFrame>
  );
}
