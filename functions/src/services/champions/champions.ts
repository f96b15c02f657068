import { itemView } from '@contract/rules/item-view';
import { CHAMPIONS_REFRESH_SECONDS, type ChampionSeller } from '@contract/schemas/champion';
import type { Item } from '@contract/schemas/item';
import type { IndexedItem } from '../../domain/items/item-index/indexed-item';
import type { ItemQueries } from '../items/item-queries';

const MAX_AGE_MS = CHAMPIONS_REFRESH_SECONDS * 1000;

export interface ChampionQueryOptions {
  /** Whether the result must include all changes until now. */
  readonly fresh?: boolean;
}

/** Returns the champions of the current UTC month, at most 30 seconds old. A champion is null if nobody qualifies. */
export interface Champions {
  mostLiked(needs?: ChampionQueryOptions): Promise<Item | null>;
  highestProfit(needs?: ChampionQueryOptions): Promise<Item | null>;
  mostActiveSeller(needs?: ChampionQueryOptions): Promise<ChampionSeller>;
}

export function createChampionsService({
  itemQueries,
  now,
}: {
  readonly itemQueries: Pick<ItemQueries, 'champions'>;
  readonly now: () => Date;
}): Champions {
  const ofThisMonth = ({ fresh = false }: ChampionQueryOptions = {}) => {
    const at = now().getTime() * 1000;
    return itemQueries.champions(at, { maxAgeMs: MAX_AGE_MS, since: fresh ? at : null });
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
