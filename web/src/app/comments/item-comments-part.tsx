import type { ComponentProps } from 'react';
import { AfterHydration } from '@/components/after-hydration';
import { LazyPart } from '@/components/lazy-part';
import { CommentsPlaceholder } from '@/features/comments/ui/comments-placeholder';
import type { ItemComments } from './item-comments';

const load = async () => (await import('./item-comments')).ItemComments;

/** Shows the comments of an item. Their code loads when the item is open. */
export function ItemCommentsPart(props: ComponentProps<typeof ItemComments>) {
  const placeholder = <CommentsPlaceholder count={props.item.commentsCount} />;
  return (
    <AfterHydration fallback={placeholder}>
      <LazyPart
        load={load}
        loading={placeholder}
        failed="We couldn't load the comments. Check your connection and try again."
        props={props}
      />
    </AfterHydration>
  );
}
