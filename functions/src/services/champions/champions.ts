import { itemView } from '@contract/rules/item-view';
import { CHAMPIONS_REFRESH_SECONDS, type ChampionSeller } from '@contract/schemas/champion';
import type { Item } from '@contract/schemas/item';
import type { IndexedItem, Micros } from '../../domain/items/item-index/indexed-item';
import type { MonthlyChampions } from '../../domain/items/item-index/item-index';
import type { LiveItemIndex } from '../items/live-item-index';
import { createPerSnapshot } from '../items/per-snapshot';

const MONTHS_PER_SNAPSHOT = 2;
const MAX_AGE_MS = CHAMPIONS_REFRESH_SECONDS * 1000;

export interface ChampionNeeds {
  /** Whether all changes until now must count. */
  readonly fresh?: boolean;
}

/** Champions of the current UTC month, at most 30 seconds old. Null if there is none yet. */
export interface Champions {
  mostLiked(needs?: ChampionNeeds): Promise<Item | null>;
  highestProfit(needs?: ChampionNeeds): Promise<Item | null>;
  mostActiveSeller(needs?: ChampionNeeds): Promise<ChampionSeller>;
}

export function createChampions({
  liveItemIndex,
  now,
}: {
  readonly liveItemIndex: LiveItemIndex;
  readonly now: () => Date;
}): Champions {
  const perSnapshot = createPerSnapshot<MonthlyChampions>(MONTHS_PER_SNAPSHOT);
  const ofThisMonth = async ({ fresh = false }: ChampionNeeds = {}) => {
    const since = fresh ? now().getTime() * 1000 : null;
    const snapshot = await liveItemIndex.current({ maxAgeMs: MAX_AGE_MS, since });
    const { index, asOf } = snapshot;
    // The last sync may have been in the previous month.
    const time: Micros = Math.max(asOf, now().getTime() * 1000);
    const month = new Date(time / 1000).toISOString().slice(0, 7);
    return perSnapshot(snapshot, month, () => index.champions(time));
  };
  return {
    async mostLiked(needs) {
      const { mostLiked } = await ofThisMonth(needs);
      return mostLiked && view(mostLiked);
    },
    async highestProfit(needs) {
      const { highestProfit } = await ofThisMonth(needs);
      return highestProfit && view(highestProfit);
    },
    async mostActiveSeller(needs) {
      const { mostActive } = await ofThisMonth(needs);
      if (!mostActive) return null;
      const topItem = view(mostActive.topItem);
      const { username, isPremiumUser } = topItem;
      const user = { id: mostActive.topItem.card.ownerId, username, isPremiumUser };
      return { user, itemCount: mostActive.itemCount, topItem };
    },
  };
}

function view({ id, card }: IndexedItem): Item {
  return itemView(id, card);
}
