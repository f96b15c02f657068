import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/button';
import { TrophyIcon } from '@/components/icons';
import { Badge, Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { CardText } from './card-parts';
import parts from './card-parts.module.css';
import styles from './champion-card.module.css';
import { ChampionCardSkeleton } from './champions-frame';

interface ChampionCardProps<T> {
  readonly title: string;
  /** The text that is shown if there is no champion yet. */
  readonly none: string;
  readonly read: Pick<UseQueryResult<T | null>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Renders the champion, usually as `CardText` beside `ItemPictureSide` or another picture. */
  readonly children: (champion: T) => ReactNode;
}

/** The card of one champion. Keeps showing the last known champion if a refetch fails. */
export function ChampionCard<T>({ title, none, read, children }: ChampionCardProps<T>) {
  const titleId = useId();
  const { data, error, isFetching, refetch } = read;
  if (data === undefined && !error) return <ChampionCardSkeleton />;
  return (
    <Card as="article" padding="none" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {error && <TryAgain busy={isFetching} onClick={() => void refetch()} />}
      </div>
      {data === undefined && (
        <Instead title="Not Available Right Now" call="Please try again in a moment." />
      )}
      {data === null && <Instead title={none} call="Be the first to claim this title!" />}
      {data && children(data)}
      {data !== undefined && error && <OutOfDate />}
    </Card>
  );
}

const TryAgain = (props: { readonly busy: boolean; readonly onClick: () => void }) => (
  <Button variant="outline" className={styles.tryAgain} {...props}>
    Try Again
  </Button>
);

const OutOfDate = () => <Badge className={styles.outOfDate}>Out of date</Badge>;

const Instead = ({ title, call }: { readonly title: string; readonly call: string }) => (
  <>
    <div className={classNames(parts.picture, styles.trophy)}>
      <TrophyIcon />
    </div>
    <CardText>
      <p className={text.heading}>{title}</p>
      <p className={styles.call}>{call}</p>
    </CardText>
  </>
);
