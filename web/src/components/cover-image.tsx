import { chakra } from '@chakra-ui/react/styled-system';

/** A picture that fills the box it lies in, cropped; what it shows is said beside it. */
export const CoverImage = chakra(
  'img',
  {
    base: {
      position: 'absolute',
      inset: '0',
      w: 'full',
      h: 'full',
      objectFit: 'cover',
      // A listing's screenshot has its product above the middle.
      objectPosition: '50% 25%',
    },
  },
  { defaultProps: { alt: '', decoding: 'async' } },
);
