import type { Achievements } from '../../services/achievements/achievements';
import type { Handlers } from '../handler';

export const createAchievementsHandlers = ({
  achievements,
}: {
  readonly achievements: Achievements;
}): Handlers<'listOwnAchievements' | 'listAchievementsOf'> => ({
  listOwnAchievements: (_input, { actor }) => achievements.listOwn(actor.uid),
  listAchievementsOf: ({ params }) => achievements.listOf(params.userId),
});
