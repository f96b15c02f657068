import type { championsEndpoints } from '@contract/endpoints/champions';
import type { Champions } from '../../services/champions/champions';
import type { Handlers } from '../handler';

export function createChampionsHandlers({
  champions,
}: {
  readonly champions: Champions;
}): Handlers<keyof typeof championsEndpoints> {
  return {
    getMostLikedOfMonth: async ({ query }) => ({ item: await champions.mostLiked(needsOf(query)) }),
    getHighestProfitOfMonth: async ({ query }) => ({
      item: await champions.highestProfit(needsOf(query)),
    }),
    getMostActiveSellerOfMonth: async ({ query }) => ({
      seller: await champions.mostActiveSeller(needsOf(query)),
    }),
  };
}

const needsOf = ({ since }: { readonly since?: string | undefined }) => ({
  fresh: since !== undefined,
});
