import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { StarIcon } from './icons';
import { Badge } from './surfaces';

const NameLink = chakra(Link, {
  base: {
    // Keeps the name clickable above the link that covers the card.
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
  /** The breakpoint from which 'Premium' is visible. Below it, or without one, only screen readers get the word. */
  readonly inWordsFrom?: 'base' | 'lg';
}

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
