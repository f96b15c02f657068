import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

const linkStyle = {
  base: {
    color: 'ink',
    py: '2',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
  },
} as const;

export const PageLink = chakra(Link, linkStyle);
export const OutsideLink = chakra('a', linkStyle);
