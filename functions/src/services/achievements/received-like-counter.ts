import type { AchievementsRepo } from '../../repos/achievements-repo';
import type { ReceivedLikesRepo } from '../../repos/received-likes-repo';

export interface ReceivedLikeCounter {
  /**
   * Called after the likes of an item changed: corrects the owner's total of received likes. Idempotent, and calls can
   * run in any order.
   */
  count(itemId: string): Promise<void>;
}

export const createReceivedLikeCounter = ({
  receivedLikes,
  achievements,
  now,
}: {
  readonly receivedLikes: ReceivedLikesRepo;
  readonly achievements: Pick<AchievementsRepo, 'unlockDue'>;
  readonly now: () => Date;
}): ReceivedLikeCounter => ({
  count: async (itemId) => {
    const uid = await receivedLikes.count(itemId);
    if (uid !== null) await achievements.unlockDue({ uid, at: now() });
  },
});
