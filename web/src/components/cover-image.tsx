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
      // Screenshots of listings show the product above the middle.
      objectPosition: '50% 25%',
    },
  },
  { defaultProps: { alt: '', decoding: 'async' } },
);
