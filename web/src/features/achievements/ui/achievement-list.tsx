import type { Achievement } from '@contract/schemas/achievement';
import type { ReactNode } from 'react';
import { CommentIcon, HeartIcon, Icon, StarIcon, TrophyIcon } from '@/components/icons';
import { LocalDay } from '@/components/local-day';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import styles from './achievement-list.module.css';

interface AchievementListProps {
  readonly achievements: readonly Achievement[];
  /** Whether only medals and titles are shown. True for members without Premium. */
  readonly isLocked: boolean;
  /** True if the list has several rows on wide screens, instead of one row that scrolls sideways. */
  readonly wraps: boolean;
}

export const AchievementList = ({ achievements, isLocked, wraps }: AchievementListProps) => (
  // The list is focusable, so that the arrow keys can scroll it sideways while it has only one row.
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
      <span className={classNames(styles.medal, styles[achievementLevel])}>
        <AchievementIcon name={icon} />
      </span>
      <h3 className={classNames(text.heading, styles.title)}>{title}</h3>
      {!isLocked && (
        <>
          <p className={styles.standing}>
            <span className={styles.level}>{LEVELS[achievementLevel]}</span>
            <LocalDay moment={unlockedAt} />
          </p>
          <p className={styles.description}>{description}</p>
        </>
      )}
    </>
  );
}

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  tag: (
    <Icon>
      <path d="M4 4h8l8.5 8.5-8 8L4 12z" />
      <circle cx="8.5" cy="8.5" r="1.5" />
    </Icon>
  ),
  link: (
    <Icon>
      <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5" />
    </Icon>
  ),
  bag: (
    <Icon>
      <path d="M5 8h14l1 12H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </Icon>
  ),
  dollar: (
    <Icon>
      <path d="M12 3v18M16.5 7.5C15.5 6 14 5.5 12 5.5c-2.5 0-4.5 1.2-4.5 3.2 0 4.6 9.5 2 9.5 6.6 0 2-2 3.2-5 3.2-2.3 0-4-.8-5-2.5" />
    </Icon>
  ),
  heart: <HeartIcon />,
  star: <StarIcon />,
  comment: <CommentIcon />,
  trophy: <TrophyIcon />,
  calendar: (
    <Icon>
      <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />
    </Icon>
  ),
};

/** Shows an icon by its name. Shows a star for a name that this version of the app does not know. */
const AchievementIcon = ({ name }: { readonly name: string }) =>
  Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : <StarIcon />;
