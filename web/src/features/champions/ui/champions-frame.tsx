import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/surfaces';

/** As high as a champion's card, so that nothing moves when it comes. */
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

/** The section with its heading; `children` are the cards as list items, `month` is 'November 2026'. */
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

/** Stands where a champion's card will be. */
export const ChampionCardSkeleton = () => (
  <Skeleton h="full" rounded="lg" data-testid="champion-skeleton" />
);

/** What stands for the section while its code is on its way. */
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
