import type { championEndpoints } from '@contract/endpoints/champions';
import type { Champions } from '../../services/champions';
import type { Handlers } from '../handler';

/** The boards of the month. */
export function createChampionHandlers({
  champions,
}: {
  readonly champions: Champions;
}): Handlers<keyof typeof championEndpoints> {
  return {
    getMostLikedOfMonth: async () => ({ item: await champions.mostLiked() }),
    getHighestProfitOfMonth: async () => ({ item: await champions.highestProfit() }),
    getMostActiveSellerOfMonth: async () => ({ seller: await champions.mostActiveSeller() }),
  };
}
