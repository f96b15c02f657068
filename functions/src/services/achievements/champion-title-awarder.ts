import { startOfUtcMonth, utcMonthEndedAt } from '../../domain/utc-month';
import type { IndexedItem } from '../../domain/items/item-index/indexed-item';
import type { AchievementsRepo } from '../../repos/achievements-repo';
import {
  type ChampionTitlesRepo,
  type MonthlyTitles,
  type TitleWinner,
  titleCountsByMember,
} from '../../repos/champion-titles-repo';
import type { EndedMonthQueries } from '../items/item-queries';

/**
 * How long after the end of a month its titles are awarded. This is longer than the timeout of an upload (2 minutes),
 * because an upload that began before the end of the month can still be stored.
 */
const UPLOADS_END_AFTER_MS = 3 * 60 * 1000;

interface ChampionTitleAwarderDeps {
  readonly championTitles: ChampionTitlesRepo;
  readonly endedMonth: EndedMonthQueries;
  readonly achievements: Pick<AchievementsRepo, 'unlockDue'>;
  readonly now: () => Date;
}

export interface ChampionTitleAwarder {
  /**
   * Awards the titles of the last ended month, unless they are already awarded. The winners are the champions at the
   * last moment of the month. Likes that arrive after the end of the month but before the first run also count.
   */
  award(): Promise<void>;
}

export function createChampionTitleAwarder({
  championTitles,
  endedMonth,
  achievements,
  now,
}: ChampionTitleAwarderDeps): ChampionTitleAwarder {
  return {
    award: async () => {
      const at = now();
      const monthEnd = startOfUtcMonth(new Date(at.getTime() - UPLOADS_END_AFTER_MS));
      const month = utcMonthEndedAt(monthEnd);
      if (await championTitles.isAwarded(month)) return;
      const champions = await endedMonth.champions(monthEnd);
      const titles: MonthlyTitles = {
        mostLiked: winnerOf(champions.mostLiked),
        highestProfit: winnerOf(champions.highestProfit),
        mostActive: winnerOf(champions.mostActive?.topItem ?? null),
      };
      await championTitles.award(month, titles, at);
      for (const uid of titleCountsByMember(titles).keys())
        await achievements.unlockDue({ uid, at });
    },
  };
}

const winnerOf = (item: IndexedItem | null): TitleWinner | null =>
  item && { userId: item.card.ownerId, itemId: item.id };
