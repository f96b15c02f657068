import type { Item } from '@contract/schemas/item';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, Suspense } from 'react';
import { AfterHydration } from '@/components/after-hydration';
import { ErrorBoundary } from '@/components/error-boundary';
import { LazyPart } from '@/components/lazy-part';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { useCurrentUser } from '@/features/accounts/model/session';
import { CommentsPlaceholder } from '@/features/comments/ui/comments-placeholder';
import type { ItemSlots } from '@/features/items/ui/item-slots';
import { LikeButton } from '@/features/likes/ui/like-button';
import { lazyNamed } from '@/lib/lazy-named';
import { readQueryOrSavedResponse } from '@/services/query-options';
import type { ItemComments } from '../comments/item-comments';
import { USERNAME_PAGE_URL } from '../username-page';
import styles from './item-actions.module.css';

const LateItemActions = lazyNamed(() => import('./late-item-actions'), 'LateItemActions');
const loadComments = async () => (await import('../comments/item-comments')).ItemComments;

interface ItemLikeProps {
  readonly item: Item;
  readonly inWords: boolean;
}

function ItemLike({ item, inWords }: ItemLikeProps) {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const session = {
    memberId: user?.id ?? null,
    findMember: () => readQueryOrSavedResponse(client, currentUserQuery),
    usernamePage: USERNAME_PAGE_URL,
  };
  return <LikeButton item={item} inWords={inWords} session={session} />;
}

/**
 * The row of buttons of an item detail. The row has its final height from the start, because the code of some buttons
 * loads later, and nothing may move when these buttons appear.
 */
const DetailActions = ({ item }: { readonly item: Item }) => (
  <div className={styles.row}>
    <div className={styles.like}>
      <ItemLike item={item} inWords />
    </div>
    <ErrorBoundary fallback={null}>
      <AfterHydration>
        <Suspense>
          <LateItemActions item={item} />
        </Suspense>
      </AfterHydration>
    </ErrorBoundary>
  </div>
);

/** Shows the comments of an item. Their code loads when the item is open. */
function ItemCommentsPart(props: ComponentProps<typeof ItemComments>) {
  const placeholder = <CommentsPlaceholder count={props.item.commentsCount} />;
  return (
    <AfterHydration fallback={placeholder}>
      <LazyPart
        load={loadComments}
        loading={placeholder}
        failed="We couldn't load the comments. Check your connection and try again."
        props={props}
      />
    </AfterHydration>
  );
}

/**
 * The item parts that `app` provides. All lists share this object, because a new object would make all cards render
 * again.
 */
export const ITEM_SLOTS: ItemSlots = {
  actions: (item, place) =>
    place === 'detail' ? <DetailActions item={item} /> : <ItemLike item={item} inWords={false} />,
  comments: (item, commentId, isReply) => (
    <ItemCommentsPart item={item} commentId={commentId} isReply={isReply} />
  ),
};
