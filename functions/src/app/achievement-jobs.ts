import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createAwardChampionTitles } from '../jobs/award-champion-titles';
import { createCountReceivedLikes } from '../jobs/count-received-likes';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createAchievementsRepo } from '../repos/achievements-repo';
import { createChampionTitlesRepo } from '../repos/champion-titles-repo';
import { createEndedMonthRepo } from '../repos/ended-month-repo';
import { createReceivedLikesRepo } from '../repos/received-likes-repo';
import { createMonthEndTitles } from '../services/achievements/month-end-titles';
import { createReceivedLikes } from '../services/achievements/received-likes';

const now = () => new Date();

export function createAwardChampionTitlesJob({ projectId }: Config): () => Promise<void> {
  const db = getFirestore(initializeApp({ projectId }));
  const monthEndTitles = createMonthEndTitles({
    championTitles: createChampionTitlesRepo(db),
    endedMonth: createEndedMonthRepo(db),
    achievements: createAchievementsRepo(db),
    now,
  });
  return createAwardChampionTitles({ monthEndTitles, log: createJsonLogger() });
}

interface LikeEvent {
  readonly params: { readonly itemId: string };
}

export function createCountReceivedLikesJob({
  projectId,
}: Config): (event: LikeEvent) => Promise<void> {
  const db = getFirestore(initializeApp({ projectId }));
  const receivedLikes = createReceivedLikes({
    receivedLikes: createReceivedLikesRepo(db),
    achievements: createAchievementsRepo(db),
    now,
  });
  const count = createCountReceivedLikes({ receivedLikes, log: createJsonLogger() });
  return ({ params }) => count(params.itemId);
}
