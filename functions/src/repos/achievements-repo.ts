import { timestampField } from '@contract/schemas/firestore-fields';
import type { Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Grant } from '../domain/achievements/achievement-view';

const grantSchema = z.object({ unlockedAt: timestampField });

/** `users/{uid}/achievements/{achievementId}`. `prepareProgress` creates them. */
export interface AchievementsRepo {
  /** Returns all achievements of a member, those unlocked last first. */
  listOf(uid: string): Promise<Grant[]>;
  /** Returns the achievements that sharing an item unlocked. */
  unlockedBy(uid: string, itemId: string): Promise<Grant[]>;
}

export function createAchievementsRepo(db: Firestore): AchievementsRepo {
  const grantsOf = (uid: string) => db.collection(`users/${uid}/achievements`);
  return {
    listOf: (uid) => read(grantsOf(uid).orderBy('unlockedAt', 'desc')),
    unlockedBy: (uid, itemId) => read(grantsOf(uid).where('itemId', '==', itemId)),
  };
}

async function read(query: Query): Promise<Grant[]> {
  const { docs } = await query.get();
  return docs.map((grant) => ({ id: grant.id, ...grantSchema.parse(grant.data()) }));
}
