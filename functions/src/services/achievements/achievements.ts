import { isPremiumAt } from '@contract/rules/premium';
import { ACHIEVEMENT_MESSAGES, type AchievementList } from '@contract/schemas/achievement';
import { achievementViews, achievementForOwner } from '../../domain/achievements/achievement-view';
import { AppError } from '../../lib/app-error';
import type { AchievementsRepo } from '../../repos/achievements-repo';
import { type UserRecord, subscriptionOf, type UsersRepo } from '../../repos/users-repo';

interface AchievementsServiceDeps {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly achievements: Pick<AchievementsRepo, 'listOf'>;
  readonly now: () => Date;
}

export interface Achievements {
  /** Returns a member's own achievements. For a free member, the achievements have no descriptions. */
  listOwn(uid: string): Promise<AchievementList>;
  /**
   * Returns the achievements of another member. Throws AppError 'not_found' if there is no such member, or 'forbidden'
   * if that member is not premium.
   */
  listOf(uid: string): Promise<AchievementList>;
}

export function createAchievementsService({
  users,
  achievements,
  now,
}: AchievementsServiceDeps): Achievements {
  const isPremium = (user: UserRecord) => isPremiumAt(subscriptionOf(user), now());
  const viewsOf = async (uid: string) => achievementViews(await achievements.listOf(uid));
  return {
    listOwn: async (uid) => {
      const [user, views] = await Promise.all([users.get(uid), viewsOf(uid)]);
      const isComplete = user !== null && isPremium(user);
      return { achievements: views.map((view) => achievementForOwner(view, isComplete)) };
    },
    listOf: async (uid) => {
      const user = await users.get(uid);
      if (!user) throw new AppError('not_found', ACHIEVEMENT_MESSAGES.memberMissing);
      if (!isPremium(user)) throw new AppError('forbidden', ACHIEVEMENT_MESSAGES.notPremium);
      return { achievements: await viewsOf(uid) };
    },
  };
}
