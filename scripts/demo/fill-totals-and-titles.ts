import type { Firestore } from 'firebase-admin/firestore';
import { createAchievementsRepo } from '../../functions/src/repos/achievements-repo';
import { createChampionTitlesRepo } from '../../functions/src/repos/champion-titles-repo';
import { createEndedMonthRepo } from '../../functions/src/repos/ended-month-repo';
import { createTotalsRecountRepo } from '../../functions/src/repos/totals-recount-repo';
import { createChampionTitleAwarder } from '../../functions/src/services/achievements/champion-title-awarder';
import { createMemoryEndedMonthQueries } from '../../functions/src/services/items/memory-ended-month';
import { DEMO_MEMBERS } from './demo-members';

/** Counts the totals of the demo members, and awards the champion titles of the month before `now`. Idempotent. */
export async function fillTotalsAndTitles(db: Firestore, now: Date): Promise<void> {
  const recounts = createTotalsRecountRepo(db);
  await Promise.all(DEMO_MEMBERS.map(({ uid }) => recounts.recount(uid, now)));
  const championTitles = createChampionTitlesRepo(db);
  const endedMonth = createMemoryEndedMonthQueries(createEndedMonthRepo(db));
  const achievements = createAchievementsRepo(db);
  await createChampionTitleAwarder({
    championTitles,
    endedMonth,
    achievements,
    now: () => now,
  }).award();
}
