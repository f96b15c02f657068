import type { Firestore, Query } from 'firebase-admin/firestore';
import type { UnlockedAchievement } from '../domain/achievements/achievement-view';
import { earnedAchievements } from '../domain/achievements/earned-achievements';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { readDocuments } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { isAlreadyExists } from './grpc-status';
import { totalsInSnapshot, totalsRef } from './progress';
import { microsOf } from './timestamp-micros';

interface Unlocking {
  readonly uid: string;
  readonly at: Date;
  /**
   * The item that the member shared when the achievement was unlocked. It is stored so that a repeated request to share
   * this item returns the achievement again.
   */
  readonly itemId?: string;
}

/** The unlocked achievements of members. Only the erasure of an account deletes them. */
export interface AchievementsRepo {
  /**
   * Returns all achievements of a member, the most recently unlocked first. Costs 2 reads, and 1 read for each
   * achievement that is missing in `unlockedAt` of the member's totals.
   */
  listOf(uid: string): Promise<UnlockedAchievement[]>;
  /** Returns the achievements that the member unlocked by sharing the item. */
  unlockedBy(uid: string, itemId: string): Promise<UnlockedAchievement[]>;
  /**
   * Unlocks the achievements that the member's totals have reached, and returns those that this call unlocked. Call it
   * after each change that adds to the totals. If several calls unlock the same achievement at the same time, only one
   * of them returns it. If a call fails, the next call for this member unlocks the achievement. Costs 1 read, and 1
   * write for each unlocked achievement. The next call adds the unlocked achievements to `unlockedAt` of the totals,
   * which costs 1 read for each of them and 1 write.
   */
  unlockDue(unlocking: Unlocking): Promise<UnlockedAchievement[]>;
  /** Does the same as `unlockDue`, but also returns `asOf`. The totals contain all commits up to this time. */
  unlockDueAsOf(
    unlocking: Unlocking,
  ): Promise<{ readonly unlocked: UnlockedAchievement[]; readonly asOf: Micros }>;
}

export const storedAchievementOf = (unlockedAt: Date, itemId?: string): Stored<'achievements'> => ({
  unlockedAt,
  ...(itemId !== undefined && { itemId }),
});

export function createAchievementsRepo(db: Firestore): AchievementsRepo {
  const grantsOf = (uid: string) => collections.achievements.in(db, { uid });
  const unlock = async (
    id: string,
    { uid, at, itemId }: Unlocking,
  ): Promise<UnlockedAchievement[]> => {
    try {
      await grantsOf(uid).doc(id).create(storedAchievementOf(at, itemId));
      return [{ id, unlockedAt: at }];
    } catch (error) {
      if (isAlreadyExists(error)) return [];
      throw error;
    }
  };
  const unlockDueAsOf: AchievementsRepo['unlockDueAsOf'] = async (unlocking) => {
    const ref = totalsRef(db, unlocking.uid);
    const snapshot = await ref.get();
    const [progress, asOf] = [totalsInSnapshot(snapshot), microsOf(snapshot.readTime)];
    const due = earnedAchievements(progress).filter(
      ({ id }) => !Object.hasOwn(progress.unlockedAt, id),
    );
    const unlocked = (await Promise.all(due.map(({ id }) => unlock(id, unlocking)))).flat();
    if (due.length === 0 || unlocked.length > 0) return { unlocked, asOf };
    const stored = await readDocuments(db, ...due.map(({ id }) => grantsOf(unlocking.uid).doc(id)));
    const times = stored.map((grant) => [grant.id, unlockedAtOf(grant)] as const);
    await ref.set({ unlockedAt: Object.fromEntries<Date>(times) }, { merge: true });
    return { unlocked, asOf };
  };
  return {
    listOf: async (uid) => {
      const newestFirst = grantsOf(uid).orderBy('unlockedAt', 'desc');
      const [progress, counted] = await Promise.all([
        totalsRef(db, uid).get(),
        grantsOf(uid).count().get(),
      ]);
      const { count } = counted.data();
      const known = Object.entries(totalsInSnapshot(progress).unlockedAt);
      if (known.length >= count) return sorted(new Map(known));
      const recent = await read(newestFirst.limit(count - known.length));
      const all = new Map([...known, ...recent.map((it) => [it.id, it.unlockedAt] as const)]);
      // If the call that unlocked an older achievement was slow, `unlockedAt` can also lack that achievement. In this
      // case, reads all achievements.
      return all.size >= count ? sorted(all) : read(newestFirst);
    },
    unlockedBy: (uid, itemId) => read(grantsOf(uid).where('itemId', '==', itemId)),
    unlockDue: async (unlocking) => (await unlockDueAsOf(unlocking)).unlocked,
    unlockDueAsOf,
  };
}

type Unlocked = Stored<'achievements'>;

const unlockedAtOf = (grant: Parameters<typeof collections.achievements.pick>[0]): Date =>
  collections.achievements.pick(grant, 'unlockedAt').unlockedAt;

const sorted = (times: ReadonlyMap<string, Date>): UnlockedAchievement[] =>
  Array.from(times, ([id, unlockedAt]) => ({ id, unlockedAt })).sort(
    (a, b) => b.unlockedAt.getTime() - a.unlockedAt.getTime() || (a.id < b.id ? 1 : -1),
  );

async function read(query: Query<Unlocked, Unlocked>): Promise<UnlockedAchievement[]> {
  const { docs } = await query.get();
  return docs.map((grant) => ({ id: grant.id, unlockedAt: unlockedAtOf(grant) }));
}
