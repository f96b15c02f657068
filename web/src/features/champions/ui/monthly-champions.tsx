import { grossProfitCents } from '@contract/rules/gross-profit';
import type { Item } from '@contract/schemas/item';
import { useQuery } from '@tanstack/react-query';
import { formatMonth } from '@/lib/format-date';
import { highestProfitQuery, mostActiveSellerQuery, mostLikedQuery } from '../api/champions';
import { ChampionCard } from './champion-card';
import { ChampionItem } from './champion-item';
import { ChampionSeller } from './champion-seller';
import { ChampionsFrame } from './champions-frame';
import { Likes, Profit } from './figures';

/** Who leads the three boards of the calendar month, UTC; an item's title opens it by `onOpenItem`. */
export function MonthlyChampions({ onOpenItem }: { readonly onOpenItem: (item: Item) => void }) {
  const liked = useQuery(mostLikedQuery);
  const profit = useQuery(highestProfitQuery);
  const active = useQuery(mostActiveSellerQuery);
  const readAt = Math.max(liked.dataUpdatedAt, profit.dataUpdatedAt, active.dataUpdatedAt);
  return (
    <ChampionsFrame month={readAt > 0 ? formatMonth(readAt) : undefined}>
      <li>
        <ChampionCard title="Most Liked Item" none="No most liked item yet" read={liked}>
          {(item) => (
            <ChampionItem
              item={item}
              figure={<Likes count={item.likesCount} />}
              onOpen={onOpenItem}
            />
          )}
        </ChampionCard>
      </li>
      <li>
        <ChampionCard title="Highest Profit Item" none="No highest profit item yet" read={profit}>
          {(item) => (
            <ChampionItem
              item={item}
              figure={<Profit cents={grossProfitCents(item) ?? 0} />}
              onOpen={onOpenItem}
            />
          )}
        </ChampionCard>
      </li>
      <li>
        <ChampionCard title="Most Items Shared" none="No most active seller yet" read={active}>
          {(seller) => <ChampionSeller seller={seller} onOpen={onOpenItem} />}
        </ChampionCard>
      </li>
    </ChampionsFrame>
  );
}
