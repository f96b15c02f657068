import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode, RefObject } from 'react';

const Frame = chakra('div', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'column',
    h: 'full',
    gridTemplate:
      '"picture bar" auto "picture facts" minmax(0, 1fr) / minmax(0, 1.3fr) minmax(0, 1fr)',
  },
});

/** Scrolls as a whole on phones. On wide screens its two sides are cells of the frame's grid. */
const Scroll = chakra('div', {
  base: {
    display: { base: 'block', md: 'contents' },
    flex: '1',
    minH: '0',
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Leaves horizontal moves to `useSwipe`.
    touchAction: 'pan-y',
  },
});

interface ItemDetailLayoutProps {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly swipe: ComponentProps<typeof Scroll>;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

export const ItemDetailLayout = ({ sheet, swipe, bar, children }: ItemDetailLayoutProps) => (
  <Frame>
    <Scroll ref={sheet} {...swipe}>
      {children}
    </Scroll>
    {bar}
  </Frame>
);

export const PictureSide = chakra('div', {
  base: { gridArea: 'picture', minW: '0', minH: '0', bg: 'sunken' },
});

export const FactsSide = chakra('div', {
  base: {
    gridArea: 'facts',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    px: { base: '4', md: '6' },
    py: '5',
    minW: '0',
    overflowY: { md: 'auto' },
    overscrollBehavior: 'contain',
  },
});
