import { timestampField } from '@contract/schemas/firestore-fields';
import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Grant } from '../domain/achievements/achievement-view';
import { earnedBy } from '../domain/achievements/earned';
import { isAlreadyExists } from './grpc-status';
import { progressIn, progressRef } from './progress';

const grantSchema = z.object({ unlockedAt: timestampField });

interface Unlocking {
  readonly uid: string;
  readonly at: Date;
  /** The item whose share unlocks it, so that a repeat of that call finds it. */
  readonly itemId?: string;
}

/** `users/{uid}/achievements/{achievementId}`: what a member has unlocked. Nothing deletes it. */
export interface AchievementsRepo {
  /** Returns all achievements of a member, the most recently unlocked first. */
  listOf(uid: string): Promise<Grant[]>;
  /** Returns the achievements that the share of an item unlocked. */
  unlockedBy(uid: string, itemId: string): Promise<Grant[]>;
  /**
   * Unlocks what the totals of a member have earned. Call it after each change that adds to them. Of calls at the same time,
   * only one returns an achievement. If a call fails, the member's next one catches up. 1 read, and 1 write for each
   * achievement. A later call adds it to `unlocked`, which costs 1 write.
   */
  unlockDue(unlocking: Unlocking): Promise<Grant[]>;
}

export const grantOf = (unlockedAt: Date, itemId?: string) => ({
  unlockedAt,
  ...(itemId !== undefined && { itemId }),
});

export function createAchievementsRepo(db: Firestore): AchievementsRepo {
  const grantsOf = (uid: string) => db.collection(`users/${uid}/achievements`);
  const unlock = async (id: string, { uid, at, itemId }: Unlocking): Promise<Grant[]> => {
    try {
      await grantsOf(uid).doc(id).create(grantOf(at, itemId));
      return [{ id, unlockedAt: at }];
    } catch (error) {
      if (isAlreadyExists(error)) return [];
      throw error;
    }
  };
  return {
    listOf: (uid) => read(grantsOf(uid).orderBy('unlockedAt', 'desc')),
    unlockedBy: (uid, itemId) => read(grantsOf(uid).where('itemId', '==', itemId)),
    unlockDue: async (unlocking) => {
      const ref = progressRef(db, unlocking.uid);
      const progress = progressIn(await ref.get());
      const due = earnedBy(progress).filter(({ id }) => !progress.unlocked.includes(id));
      if (due.length === 0) return [];
      const grants = (await Promise.all(due.map(({ id }) => unlock(id, unlocking)))).flat();
      if (grants.length === 0)
        await ref.update({ unlocked: FieldValue.arrayUnion(...due.map(({ id }) => id)) });
      return grants;
    },
  };
}

async function read(query: Query): Promise<Grant[]> {
  const { docs } = await query.get();
  return docs.map((grant) => ({ id: grant.id, ...grantSchema.parse(grant.data()) }));
}
