import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { Link } from 'react-router-dom';
import { opensElsewhere } from '@/lib/opens-elsewhere';

const WholeCardLink = chakra(Link, {
  base: {
    color: 'inherit',
    _hover: { textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** An item's title, to be pressed anywhere on its card: opens the item here, or elsewhere as links can. */
export const ItemLink = ({
  item,
  onOpen,
}: {
  readonly item: Item;
  readonly onOpen: (item: Item) => void;
}) => (
  <WholeCardLink
    to={`/item/${item.id}`}
    onClick={(event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      onOpen(item);
    }}
  >
    {item.title}
  </WholeCardLink>
);
