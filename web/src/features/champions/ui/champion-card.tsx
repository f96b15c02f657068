import { chakra } from '@chakra-ui/react/styled-system';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/button';
import { TrophyIcon } from '@/components/icons';
import { cardRecipe } from '@/components/recipes';
import { Badge } from '@/components/surfaces';
import { ChampionCardSkeleton } from './champions-frame';
import { CardText, PictureSide } from './card-parts';

const Sheet = chakra('article', cardRecipe);

interface ChampionCardProps<T> {
  readonly title: string;
  /** Shown if there is no champion yet. */
  readonly none: string;
  readonly read: Pick<UseQueryResult<T | null>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Renders the champion as `PictureSide` and `CardText`. */
  readonly children: (champion: T) => ReactNode;
}

/** Keeps showing the last champion if a refetch fails. */
export function ChampionCard<T>({ title, none, read, children }: ChampionCardProps<T>) {
  const titleId = useId();
  const { data, error, isFetching, refetch } = read;
  if (data === undefined && !error) return <ChampionCardSkeleton />;
  return (
    <Sheet
      padding="none"
      aria-labelledby={titleId}
      position="relative"
      h="full"
      display="grid"
      gridTemplateColumns="6.5rem minmax(0, 1fr)"
      gridTemplateRows="auto 1fr"
    >
      <chakra.div
        display="flex"
        alignItems="start"
        justifyContent="space-between"
        gap="2"
        gridColumn="2"
        px="3"
        pt="2.5"
        fontSize="xs"
      >
        <chakra.h3 id={titleId} fontWeight="semibold" color="inkMuted">
          {title}
        </chakra.h3>
        {error && <TryAgain busy={isFetching} onClick={() => void refetch()} />}
      </chakra.div>
      {data === undefined && (
        <Instead title="Not available right now" text="Please try again in a moment." />
      )}
      {data === null && <Instead title={none} text="Be the first to claim this title!" />}
      {data && children(data)}
      {data !== undefined && error && <OutOfDate />}
    </Sheet>
  );
}

const TryAgain = (props: { readonly busy: boolean; readonly onClick: () => void }) => (
  <Button
    variant="outline"
    minH="6"
    px="2"
    my="-1"
    fontSize="xs"
    whiteSpace="nowrap"
    position="relative"
    {...props}
  >
    Try Again
  </Button>
);

const OutOfDate = () => (
  <Badge position="absolute" top="2" insetInlineStart="0" roundedStart="none">
    Out of date
  </Badge>
);

const Instead = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <>
    <PictureSide display="grid" placeItems="center" fontSize="2xl" color="inkMuted">
      <TrophyIcon />
    </PictureSide>
    <CardText>
      <chakra.p textStyle="heading">{title}</chakra.p>
      <chakra.p fontSize="sm" color="inkMuted">
        {text}
      </chakra.p>
    </CardText>
  </>
);
