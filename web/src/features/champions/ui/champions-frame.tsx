import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/surfaces';

/** Reserves the height of a loaded card, so that nothing shifts. */
const CARD_HEIGHT = '7.75rem';

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'grid',
    gap: { base: '2', lg: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
    gridAutoRows: `minmax(${CARD_HEIGHT}, auto)`,
  },
});

/** `children` are list items. `month` looks like 'November 2026'. */
export function ChampionsFrame(props: {
  readonly month?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <chakra.section aria-labelledby="monthly-champions" display="grid" gap={{ base: '3', md: '4' }}>
      <chakra.div display={{ base: 'grid', sm: 'flex' }} alignItems="baseline" columnGap="3">
        <chakra.h2 id="monthly-champions" textStyle="heading" fontSize="2xl">
          Monthly Champions
        </chakra.h2>
        <chakra.p color="inkMuted" minH="6">
          {props.month}
        </chakra.p>
      </chakra.div>
      <Cards>{props.children}</Cards>
    </chakra.section>
  );
}

export const ChampionCardSkeleton = () => (
  <Skeleton h="full" rounded="lg" data-testid="champion-skeleton" />
);

export function ChampionsSkeleton() {
  return (
    <ChampionsFrame>
      {['liked', 'profit', 'active'].map((name) => (
        <li key={name}>
          <ChampionCardSkeleton />
        </li>
      ))}
    </ChampionsFrame>
  );
}
