import { itemView } from '@contract/rules/item-view';
import { CHAMPIONS_REFRESH_SECONDS, type ChampionSeller } from '@contract/schemas/champion';
import type { Item } from '@contract/schemas/item';
import type { IndexedItem, Micros } from '../../domain/items/item-index/indexed-item';
import type { LiveItemIndex } from '../items/live-item-index';

const MAX_AGE_MS = CHAMPIONS_REFRESH_SECONDS * 1000;

/** Champions of the current UTC month, at most 30 seconds old. Null if there is none yet. */
export interface Champions {
  mostLiked(): Promise<Item | null>;
  highestProfit(): Promise<Item | null>;
  mostActiveSeller(): Promise<ChampionSeller>;
}

export function createChampions({
  liveItemIndex,
  now,
}: {
  readonly liveItemIndex: LiveItemIndex;
  readonly now: () => Date;
}): Champions {
  const ofThisMonth = async () => {
    const { index, asOf } = await liveItemIndex.current({ maxAgeMs: MAX_AGE_MS });
    // The last sync can have been in the previous month.
    const time: Micros = Math.max(asOf, now().getTime() * 1000);
    return index.champions(time);
  };
  return {
    async mostLiked() {
      const { mostLiked } = await ofThisMonth();
      return mostLiked && view(mostLiked);
    },
    async highestProfit() {
      const { highestProfit } = await ofThisMonth();
      return highestProfit && view(highestProfit);
    },
    async mostActiveSeller() {
      const { mostActive } = await ofThisMonth();
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
