import { showToasts } from './toast-store';

interface Unlocked {
  readonly title: string;
  readonly description: string;
}

/** Shows each achievement as a toast of a series. */
export const showAchievements = (achievements: readonly Unlocked[]): void =>
  showToasts(
    achievements.map(({ title, description }) => ({
      title: 'Achievement Unlocked!',
      description: `${title}: ${description}`,
    })),
  );
