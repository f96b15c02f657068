import type { Achievement } from '@contract/schemas/achievement';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/button';
import { Card, Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { useIsHydrated } from '@/lib/hydration';
import { AchievementList } from './achievement-list';
import styles from './achievements-card.module.css';

/**
 * The number of achievements that are shown before the member presses 'Show All'. Also the number of skeletons while
 * the achievements load.
 */
const FIRST_SHOWN = 9;

interface AchievementsCardProps {
  /** The achievements, the most recently unlocked first. Undefined while they load. */
  readonly achievements: readonly Achievement[] | undefined;
  readonly isFetching: boolean;
  /** Whether only medals and titles are shown. True for members without Premium. Null while the session loads. */
  readonly isLocked: boolean | null;
  /** A note that is shown beside the heading. */
  readonly note?: ReactNode;
  /** A notice for members without Premium about what Premium adds. It is shown above the achievements. */
  readonly lock?: ReactNode;
  /** A message that is shown instead of the achievements if they could not be loaded. */
  readonly failure?: ReactNode;
  readonly empty: ReactNode;
}

/**
 * Shows a member's achievements in one row, so that the card's height does not depend on their number. 'Show All' shows
 * all of them in several rows.
 */
export function AchievementsCard(props: AchievementsCardProps) {
  const { achievements, isFetching, isLocked, note, lock, failure, empty } = props;
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const isBusy = (useIsHydrated() && isFetching) || isLocked === null;
  const count = achievements?.length ?? 0;
  return (
    <Card
      aria-labelledby={headingId}
      aria-busy={isBusy}
      className={classNames(
        styles.card,
        isLocked === null && styles.byPlan,
        isLocked === true && styles.locked,
      )}
    >
      <div className={styles.head}>
        <h2 id={headingId} className={classNames(text.heading, styles.title)}>
          Achievements
        </h2>
        {count > FIRST_SHOWN && (
          <Button
            variant="outline"
            size="sm"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show Fewer' : `Show All ${count}`}
          </Button>
        )}
        {note}
      </div>
      {lock}
      {failure}
      {achievements && count > 0 && (
        <AchievementList
          achievements={showsAll ? achievements : achievements.slice(0, FIRST_SHOWN)}
          isLocked={isLocked === true}
          wraps={showsAll}
        />
      )}
      {achievements && count === 0 && <p className={styles.empty}>{empty}</p>}
      {!achievements && !failure && <Skeletons />}
    </Card>
  );
}

const Skeletons = () => (
  <div className={styles.scrollBar}>
    <span role="status" className={text.screenReaderOnly}>
      Loading achievements...
    </span>
    <div className={styles.skeletons}>
      {Array.from({ length: FIRST_SHOWN }, (_, index) => (
        <Skeleton key={index} data-testid="achievement-skeleton" className={styles.skeleton} />
      ))}
    </div>
  </div>
);
