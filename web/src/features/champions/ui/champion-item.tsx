import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import type { ReactNode } from 'react';
import { MemberName } from '@/components/member-name';
import { CardText, ItemSide, Standing } from './card-parts';
import { ItemLink } from './item-link';

/** The item that leads a board; `figure` is what it leads by. */
export function ChampionItem(props: {
  readonly item: Item;
  readonly figure: ReactNode;
  readonly onOpen: (item: Item) => void;
}) {
  const { item, figure, onOpen } = props;
  return (
    <>
      <ItemSide item={item} />
      <CardText>
        <chakra.p textStyle="heading" lineClamp="2" overflowWrap="anywhere">
          <ItemLink item={item} onOpen={onOpen} />
        </chakra.p>
        <Standing>
          <MemberName member={item} />
          {figure}
        </Standing>
      </CardText>
    </>
  );
}
