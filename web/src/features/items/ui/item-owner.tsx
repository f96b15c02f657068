import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { Link } from 'react-router-dom';
import { StarIcon } from '@/components/icons';
import { Badge } from '@/components/surfaces';

const MemberLink = chakra(Link, {
  base: {
    // Above the link that covers a whole card.
    position: 'relative',
    fontWeight: 'semibold',
    color: 'link',
    minW: '0',
    truncate: true,
    py: '1',
    _hover: { textDecoration: 'underline' },
  },
});

/** Who shared an item, linked to their profile; `isTight` names the premium badge to readers alone. */
export const ItemOwner = ({
  item,
  isTight = false,
}: {
  readonly item: Item;
  readonly isTight?: boolean;
}) => (
  <chakra.span display="flex" alignItems="center" gap="1.5" minW="0">
    <MemberLink to={`/user/${item.username}`}>@{item.username}</MemberLink>
    {item.isPremiumUser && (
      <Badge tone="sticker" px="1">
        <StarIcon />
        <chakra.span srOnly={isTight ? { base: true, lg: false } : false}>Premium</chakra.span>
      </Badge>
    )}
  </chakra.span>
);
