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

/** Scrolls as one on a phone; on wide screens its two halves lie on the frame's own grid. */
const Scroll = chakra('div', {
  base: {
    display: { base: 'block', md: 'contents' },
    flex: '1',
    minH: '0',
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Up and down scrolls; sideways is a swipe to the next item.
    touchAction: 'pan-y',
  },
});

interface ItemDetailLayoutProps {
  /** What follows a swiping finger. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly swipe: ComponentProps<typeof Scroll>;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/**
 * On a phone picture and facts scroll above a bar in the thumb's reach; on wide screens the picture is on
 * the left, the bar and the facts on the right.
 */
export const ItemDetailLayout = ({ sheet, swipe, bar, children }: ItemDetailLayoutProps) => (
  <Frame>
    <Scroll ref={sheet} {...swipe}>
      {children}
    </Scroll>
    {bar}
  </Frame>
);

/** The half of the picture. */
export const PictureSide = chakra('div', {
  base: { gridArea: 'picture', minW: '0', minH: '0', bg: 'sunken' },
});

/** The half of the words. */
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
