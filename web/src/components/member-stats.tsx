import { classNames } from '@/lib/class-names';
import { useIsHydrated } from '@/lib/hydration';
import type { MemberFigure } from '@/lib/member-figures';
import styles from './member-stats.module.css';
import { Skeleton } from './surfaces';
import text from './text.module.css';

interface MemberStatsProps {
  readonly label: string;
  readonly figures: readonly MemberFigure[];
  readonly isFetching: boolean;
}

/** Shows the figures of a member's items. */
export const MemberStats = ({ label, figures, isFetching }: MemberStatsProps) => (
  <section aria-label={label} aria-busy={useIsHydrated() && isFetching}>
    {figures.some(({ value }) => value === undefined) && (
      <p role="status" className={text.screenReaderOnly}>
        Loading numbers...
      </p>
    )}
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt className={styles.label}>{figure.label}</dt>
          <dd className={classNames(text.figures, styles.value)}>
            <Value value={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

function Value({ value }: Pick<MemberFigure, 'value'>) {
  if (value === undefined) return <Skeleton className={styles.unseen} />;
  if (value !== null) return value;
  return (
    <>
      <span aria-hidden>–</span>
      <span className={text.screenReaderOnly}>none</span>
    </>
  );
}
