import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

export const TextLink = chakra(Link, {
  base: {
    color: 'link',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
