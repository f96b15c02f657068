import { showToasts } from './toast-store';

interface Unlocked {
  readonly title: string;
  readonly description: string;
}

/** Shows each achievement for 5 seconds, one after the other, after the current toast. */
export const showAchievements = (achievements: readonly Unlocked[]): void =>
  showToasts(
    achievements.map(({ title, description }) => ({
      title: 'Achievement Unlocked!',
      description: `${title}: ${description}`,
    })),
  );
