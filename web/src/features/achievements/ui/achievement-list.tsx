import type { Achievement } from '@contract/schemas/achievement';
import { LockIcon } from '@/components/lock-icon';
import { Moment } from '@/components/moment';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { AchievementIcon } from './achievement-icon';
import styles from './achievement-list.module.css';

interface AchievementListProps {
  readonly achievements: readonly Achievement[];
  /** Whether only the titles are shown, for a member without Premium. */
  readonly isLocked: boolean;
  /** Shows several rows on wide screens, instead of one that scrolls to the side. */
  readonly wraps: boolean;
}

export const AchievementList = ({ achievements, isLocked, wraps }: AchievementListProps) => (
  // The keyboard must reach what scrolls.
  <ul
    aria-label="Unlocked achievements"
    tabIndex={0}
    className={classNames(styles.row, wraps && styles.wraps)}
  >
    {achievements.map((achievement) => (
      <li key={achievement.id} className={styles.tile}>
        <Tile achievement={achievement} isLocked={isLocked} />
      </li>
    ))}
  </ul>
);

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
