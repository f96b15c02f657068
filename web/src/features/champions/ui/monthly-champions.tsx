import { grossProfitCents } from '@contract/rules/profit';
import type { ChampionSeller as Seller } from '@contract/schemas/champion';
import type { Item } from '@contract/schemas/item';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemberName } from '@/components/member-name';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatMonth } from '@/lib/format';
import { highestProfitQuery, mostActiveSellerQuery, mostLikedQuery } from '../api/champions';
import {
  CardText,
  ItemLink,
  ItemPictureSide,
  SharedItemsFigure,
  LikesFigure,
  ProfitFigure,
  ChampionFigure,
} from './card-parts';
import { ChampionCard } from './champion-card';
import { ChampionsFrame } from './champions-frame';
import styles from './monthly-champions.module.css';

export function MonthlyChampions({ onOpenItem }: { readonly onOpenItem: (item: Item) => void }) {
  const liked = useQuery(mostLikedQuery);
  const profit = useQuery(highestProfitQuery);
  const active = useQuery(mostActiveSellerQuery);
  const readAt = Math.max(liked.dataUpdatedAt, profit.dataUpdatedAt, active.dataUpdatedAt);
  return (
    <ChampionsFrame month={readAt > 0 ? formatMonth(readAt) : undefined}>
      <li>
        <ChampionCard title="Most Liked Item" none="No likes yet" read={liked}>
          {(item) => (
            <ChampionItem
              item={item}
              figure={<LikesFigure count={item.likesCount} />}
              onOpen={onOpenItem}
            />
          )}
        </ChampionCard>
      </li>
      <li>
        <ChampionCard title="Highest Profit Item" none="No profit yet" read={profit}>
          {(item) => (
            <ChampionItem
              item={item}
              figure={<ProfitFigure cents={grossProfitCents(item) ?? 0} />}
              onOpen={onOpenItem}
            />
          )}
        </ChampionCard>
      </li>
      <li>
        <ChampionCard title="Most Items Shared" none="No items shared yet" read={active}>
          {(seller) => <ChampionSeller seller={seller} onOpen={onOpenItem} />}
        </ChampionCard>
      </li>
    </ChampionsFrame>
  );
}

function ChampionItem(props: {
  readonly item: Item;
  readonly figure: ReactNode;
  readonly onOpen: (item: Item) => void;
}) {
  const { item, figure, onOpen } = props;
  return (
    <>
      <ItemPictureSide item={item} />
      <CardText>
        <p className={classNames(text.heading, styles.title)}>
          <ItemLink item={item} onOpen={onOpen} />
        </p>
        <ChampionFigure>
          <MemberName member={item} />
          {figure}
        </ChampionFigure>
      </CardText>
    </>
  );
}

function ChampionSeller(props: {
  readonly seller: NonNullable<Seller>;
  readonly onOpen: (item: Item) => void;
}) {
  const { user, itemCount, topItem } = props.seller;
  return (
    <>
      <ItemPictureSide item={topItem} />
      <CardText>
        <p className={styles.member}>
          <MemberName member={user} />
        </p>
        <p className={classNames(text.truncated, styles.topItem)}>
          <span className={styles.muted}>Top item: </span>
          <ItemLink item={topItem} onOpen={props.onOpen} />
        </p>
        <ChampionFigure>
          <SharedItemsFigure count={itemCount} />
        </ChampionFigure>
      </CardText>
    </>
  );
}
