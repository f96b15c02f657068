import { showToasts } from './toast-store';

interface Unlocked {
  readonly title: string;
  readonly description: string;
}

/** Shows a series of toasts, one for each achievement. */
export const showAchievements = (achievements: readonly Unlocked[]): void =>
  showToasts(
    achievements.map(({ title, description }) => ({
      title: 'Achievement Unlocked!',
      description: `${title}: ${description}`,
    })),
  );
