import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { StarIcon } from './icons';
import { Badge } from './surfaces';

const NameLink = chakra(Link, {
  base: {
    // Above the link that covers a whole card.
    position: 'relative',
    minW: '0',
    py: '0.5',
    truncate: true,
    fontWeight: 'semibold',
    color: 'link',
    _hover: { textDecoration: 'underline' },
  },
});

interface MemberNameProps {
  readonly member: { readonly username: string; readonly isPremiumUser: boolean };
  /** From which width on 'Premium' is written out beside its star; before, and by default, it is only said. */
  readonly inWordsFrom?: 'base' | 'lg';
}

/** A member's name, leading to their profile, with the badge of those who are premium. */
export const MemberName = ({ member, inWordsFrom }: MemberNameProps) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1.5" minW="0">
    <NameLink to={`/user/${member.username}`}>@{member.username}</NameLink>
    {member.isPremiumUser && (
      <Badge tone="sticker" px="1">
        <StarIcon />
        <chakra.span srOnly={inWordsFrom ? { base: true, [inWordsFrom]: false } : true}>
          Premium
        </chakra.span>
      </Badge>
    )}
  </chakra.span>
);
