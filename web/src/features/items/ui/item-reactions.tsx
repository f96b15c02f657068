import { chakra } from '@chakra-ui/react/styled-system';
import type { Item } from '@contract/schemas/item';
import { useEffect, useRef } from 'react';
import { ItemCounts } from './item-counts';

/** How an item was received. Where one of its comments is asked for, it comes into sight with the focus. */
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
