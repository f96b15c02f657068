import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A line icon, one em high, in the text's colour. Decorative: say the same in words beside it. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 24 24"
      w="1.25em"
      h="1.25em"
      flexShrink="0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </chakra.svg>
  );
}

export const HeartIcon = () => (
  <Icon>
    <path d="M12 20s-7.500-4.600-9-9.300C2 7.300 4.200 4.500 7.200 4.500c2 0 3.700 1.100 4.800 2.900 1.100-1.800 2.800-2.900 4.800-2.900 3 0 5.200 2.800 4.200 6.200C19.500 15.400 12 20 12 20z" />
  </Icon>
);

export const CommentIcon = () => (
  <Icon>
    <path d="M4 5h16v11H11l-5 4v-4H4z" />
  </Icon>
);

export const StarIcon = () => (
  <Icon>
    <path
      d="M12 3.500l2.600 5.400 5.900.800-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900L3.500 9.700l5.900-.800z"
      fill="currentColor"
    />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c.800-4.200 4-6 8-6s7.200 1.800 8 6" />
  </Icon>
);
