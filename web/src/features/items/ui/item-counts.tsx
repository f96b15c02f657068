import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { type ReactNode, useEffect, useRef } from 'react';
import { CommentIcon, HeartIcon } from '@/components/icons';
import { compactCount, nounFor } from '@/lib/format-count';

/** How many like an item, and how many comments it has; `inWords` where there is room for them. */
export function ItemCounts({
  item,
  inWords = false,
}: {
  readonly item: Item;
  readonly inWords?: boolean;
}) {
  return (
    <chakra.span
      display="inline-flex"
      gap={inWords ? '5' : '3'}
      color="inkMuted"
      textStyle="figures"
    >
      <Count icon={<HeartIcon />} count={item.likesCount} what="like" inWords={inWords} />
      <Count icon={<CommentIcon />} count={item.commentsCount} what="comment" inWords={inWords} />
    </chakra.span>
  );
}

function Count(props: {
  readonly icon: ReactNode;
  readonly count: number;
  readonly what: string;
  readonly inWords: boolean;
}) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap={props.inWords ? '1.5' : '1'}>
      {props.icon}
      {compactCount(props.count)}
      <chakra.span srOnly={!props.inWords}> {nounFor(props.count, props.what)}</chakra.span>
    </chakra.span>
  );
}

/** An item's counts of likes and comments. If `commentId` is given, they get the focus and come into sight. */
export function ItemReactions({
  item,
  commentId,
}: {
  readonly item: Item;
  readonly commentId: string | null;
}) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (commentId === null) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [commentId, item.id]);
  return (
    <chakra.section ref={place} tabIndex={-1} aria-label="Likes and comments" py="2">
      <ItemCounts item={item} inWords />
    </chakra.section>
  );
}
