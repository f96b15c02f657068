import { chakra } from '@chakra-ui/react/styled-system';
import type { ChampionSeller as Seller } from '@contract/schemas/champion';
import type { Item } from '@contract/schemas/item';
import { MemberName } from '@/components/member-name';
import { CardText, ItemSide, Standing } from './card-parts';
import { ItemsShared } from './figures';
import { ItemLink } from './item-link';

/** The member who shared most, with their best item. */
export function ChampionSeller(props: {
  readonly seller: NonNullable<Seller>;
  readonly onOpen: (item: Item) => void;
}) {
  const { user, itemCount, topItem } = props.seller;
  return (
    <>
      <ItemSide item={topItem} />
      <CardText>
        <chakra.p display="flex">
          <MemberName member={user} />
        </chakra.p>
        <chakra.p fontSize="sm" truncate>
          <chakra.span color="inkMuted">Best of them: </chakra.span>
          <ItemLink item={topItem} onOpen={props.onOpen} />
        </chakra.p>
        <Standing>
          <ItemsShared count={itemCount} />
        </Standing>
      </CardText>
    </>
  );
}
