import type { Achievement } from '@contract/schemas/achievement';
import { useState } from 'react';
import { Button } from '@/components/button';
import { Icon } from '@/components/icons';
import { Moment } from '@/components/moment';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { AchievementIcon } from './achievement-icon';
import styles from './achievement-list.module.css';

/** As many as the placeholders. A button shows the others. */
const FIRST_SHOWN = 9;

interface AchievementListProps {
  /** The most recently unlocked first. */
  readonly achievements: readonly Achievement[];
  /** Whether only the titles are shown, for a member without Premium. */
  readonly isLocked: boolean;
}

export function AchievementList({ achievements, isLocked }: AchievementListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? achievements : achievements.slice(0, FIRST_SHOWN);
  return (
    <div className={styles.tiles}>
      {/* On phones it scrolls to the side, which the keyboard must reach. */}
      <ul aria-label="Unlocked achievements" tabIndex={0} className={styles.grid}>
        {shown.map((achievement) => (
          <li key={achievement.id} className={styles.tile}>
            <Tile achievement={achievement} isLocked={isLocked} />
          </li>
        ))}
      </ul>
      {achievements.length > FIRST_SHOWN && (
        <Button
          variant="outline"
          size="sm"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show Fewer' : `Show All ${achievements.length}`}
        </Button>
      )}
    </div>
  );
}

const LEVELS = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', platinum: 'Platinum' } as const;

function Tile({
  achievement: { title, description, achievementLevel, icon, unlockedAt },
  isLocked,
}: {
  readonly achievement: Achievement;
  readonly isLocked: boolean;
}) {
  return (
    <>
      <span className={classNames(styles.medal, styles[isLocked ? 'locked' : achievementLevel])}>
        {isLocked ? <LockIcon /> : <AchievementIcon name={icon} />}
      </span>
      <h3 className={classNames(text.heading, styles.title)}>{title}</h3>
      {!isLocked && (
        <>
          <p className={styles.standing}>
            <span className={styles.level}>{LEVELS[achievementLevel]}</span>
            <Moment moment={unlockedAt} />
          </p>
          <p className={styles.description}>{description}</p>
        </>
      )}
    </>
  );
}

const LockIcon = () => (
  <Icon>
    <path d="M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
  </Icon>
);
