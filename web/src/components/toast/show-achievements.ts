import { showToasts } from './toast-store';

interface Unlocked {
  readonly title: string;
  readonly description: string;
}

/** Shows one toast for each achievement, one after another. */
export const showAchievements = (achievements: readonly Unlocked[]): void =>
  showToasts(
    achievements.map(({ title, description }) => ({
      title: 'Achievement Unlocked!',
      description: `${title}: ${description}`,
    })),
  );
