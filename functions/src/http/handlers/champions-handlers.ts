import type { championsEndpoints } from '@contract/endpoints/champions';
import type { Champions } from '../../services/champions/champions';
import type { Handlers } from '../handler';

export function createChampionsHandlers({
  champions,
}: {
  readonly champions: Champions;
}): Handlers<keyof typeof championsEndpoints> {
  return {
    getMostLikedOfMonth: async () => ({ item: await champions.mostLiked() }),
    getHighestProfitOfMonth: async () => ({ item: await champions.highestProfit() }),
    getMostActiveSellerOfMonth: async () => ({ seller: await champions.mostActiveSeller() }),
  };
}
