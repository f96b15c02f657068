import { chakra } from '@chakra-ui/react/styled-system';

/** Fills its positioned parent. Decorative unless you pass `alt`. */
export const CoverImage = chakra(
  'img',
  {
    base: {
      position: 'absolute',
      inset: '0',
      w: 'full',
      h: 'full',
      objectFit: 'cover',
      // Keeps the upper part, because screenshots of listings show the product there.
      objectPosition: '50% 25%',
    },
  },
  { defaultProps: { alt: '', decoding: 'async' } },
);
