import type { ACHIEVEMENT_LEVELS } from '@contract/schemas/achievement';
import type { MemberCounts } from './totals';

/** The name of an icon that the web app draws. */
type Icon =
  'tag' | 'link' | 'bag' | 'dollar' | 'heart' | 'star' | 'comment' | 'trophy' | 'calendar';

/** What an achievement measures: one of a member's totals, or the member's longest streak in weeks. */
export type AchievementMetric = keyof MemberCounts | 'streakWeeks';

export interface AchievementKind {
  /** The id of the achievement. It must never change, because stored paths contain it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly level: (typeof ACHIEVEMENT_LEVELS)[number];
  readonly icon: Icon;
  readonly metric: AchievementMetric;
  /** The value of the metric that unlocks the achievement. */
  readonly threshold: number;
}

type Step = readonly [
  threshold: number,
  level: AchievementKind['level'],
  id: string,
  title: string,
  description: string,
];

const stepsOf = (
  metric: AchievementMetric,
  icon: AchievementKind['icon'],
  steps: readonly Step[],
): readonly AchievementKind[] =>
  steps.map(([threshold, level, id, title, description]) => ({
    id,
    title,
    description,
    level,
    icon,
    metric,
    threshold,
  }));

/** All achievements. A member who has unlocked one keeps it even if its threshold changes later. */
export const ACHIEVEMENTS: readonly AchievementKind[] = [
  ...stepsOf('itemsShared', 'tag', [
    [
      1,
      'bronze',
      'first-share',
      'Off the Shelf',
      'You shared your first item. Welcome to the community!',
    ],
    [25, 'silver', 'shares-25', 'Steady Sharer', 'You shared 25 items.'],
    [
      100,
      'gold',
      'shares-100',
      'Community Pillar',
      'You shared 100 items. Others learn a lot from you.',
    ],
    [
      500,
      'platinum',
      'shares-500',
      'Living Catalog',
      'You shared 500 items. That is a library of good finds.',
    ],
  ]),
  ...stepsOf('linksShared', 'link', [
    [5, 'bronze', 'links-5', 'Word of Mouth', 'You shared 5 links to items.'],
    [50, 'silver', 'links-50', 'Talk of the Town', 'You shared 50 links to items.'],
  ]),
  ...stepsOf('ownSales', 'bag', [
    [10, 'bronze', 'sales-10', 'Open for Business', 'You shared 10 sales of your own.'],
    [100, 'gold', 'sales-100', 'Seasoned Seller', 'You shared 100 sales of your own.'],
  ]),
  ...stepsOf('profitCents', 'dollar', [
    [100_00, 'bronze', 'profit-100', 'Gas Money', 'Your shared sales made $100 in gross profit.'],
    [
      1_000_00,
      'silver',
      'profit-1000',
      'Side Hustle',
      'Your shared sales made $1,000 in gross profit.',
    ],
    [
      10_000_00,
      'platinum',
      'profit-10000',
      'Serious Business',
      'Your shared sales made $10,000 in gross profit.',
    ],
  ]),
  ...stepsOf('likesGiven', 'heart', [
    [10, 'bronze', 'likes-10', 'Kind Eye', 'You liked 10 items.'],
    [
      100,
      'silver',
      'likes-100',
      'Big Heart',
      'You liked 100 items. Sharing is more fun with you around.',
    ],
  ]),
  ...stepsOf('likesReceived', 'star', [
    [25, 'silver', 'liked-25', 'Crowd Pleaser', 'Your items got 25 likes from other members.'],
    [
      500,
      'gold',
      'liked-500',
      'Community Favorite',
      'Your items got 500 likes from other members.',
    ],
  ]),
  ...stepsOf('comments', 'comment', [
    [10, 'bronze', 'comments-10', 'Good Company', 'You wrote 10 comments.'],
    [100, 'silver', 'comments-100', 'Life of the Party', 'You wrote 100 comments.'],
  ]),
  ...stepsOf('championTitles', 'trophy', [
    [
      1,
      'gold',
      'champion-1',
      'Monthly Champion',
      'You won a champion title of the month. Congratulations!',
    ],
    [5, 'platinum', 'champion-5', 'Hall of Fame', 'You won 5 champion titles of the month.'],
  ]),
  ...stepsOf('streakWeeks', 'calendar', [
    [4, 'bronze', 'streak-4', 'Regular', 'You shared something 4 weeks in a row.'],
    [12, 'gold', 'streak-12', 'Like Clockwork', 'You shared something 12 weeks in a row.'],
    [26, 'platinum', 'streak-26', 'Half a Year Strong', 'You shared something 26 weeks in a row.'],
  ]),
];
