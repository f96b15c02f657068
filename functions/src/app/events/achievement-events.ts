import type { Config } from '../../lib/config';
import { createMonthEndTitles } from '../../services/achievements/month-end-titles';
import { createReceivedLikes } from '../../services/achievements/received-likes';
import { openBackend } from '../backend';
import type { Work, Written } from './event-row';

export function awardChampionTitles(config: Config): Work<void> {
  const { repos, now } = openBackend(config);
  const { championTitles, endedMonth, achievements } = repos;
  const monthEndTitles = createMonthEndTitles({ championTitles, endedMonth, achievements, now });
  return () => monthEndTitles.award();
}

export function countReceivedLikes(config: Config): Work<Written<'items/{itemId}/likes/{uid}'>> {
  const { repos, now } = openBackend(config);
  const { receivedLikes, achievements } = repos;
  const counted = createReceivedLikes({ receivedLikes, achievements, now });
  return ({ itemId }) => counted.count(itemId);
}
