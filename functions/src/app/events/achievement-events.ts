import type { Config } from '../../lib/config';
import { createAchievementsRepo } from '../../repos/achievements-repo';
import { createChampionTitlesRepo } from '../../repos/champion-titles-repo';
import { createEndedMonthRepo } from '../../repos/ended-month-repo';
import { createReceivedLikesRepo } from '../../repos/received-likes-repo';
import { createMonthEndTitles } from '../../services/achievements/month-end-titles';
import { createReceivedLikes } from '../../services/achievements/received-likes';
import { openProject } from '../project';
import type { Work, Written } from './event-row';

export function awardChampionTitles(config: Config): Work<void> {
  const { db, now } = openProject(config);
  const monthEndTitles = createMonthEndTitles({
    championTitles: createChampionTitlesRepo(db),
    endedMonth: createEndedMonthRepo(db),
    achievements: createAchievementsRepo(db),
    now,
  });
  return () => monthEndTitles.award();
}

export function countReceivedLikes(config: Config): Work<Written<'items/{itemId}/likes/{uid}'>> {
  const { db, now } = openProject(config);
  const receivedLikes = createReceivedLikes({
    receivedLikes: createReceivedLikesRepo(db),
    achievements: createAchievementsRepo(db),
    now,
  });
  return ({ itemId }) => receivedLikes.count(itemId);
}
