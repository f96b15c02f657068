import type { Item } from '@contract/schemas/item';
import { Suspense } from 'react';
import { AfterHydration } from '@/components/after-hydration';
import { ErrorBoundary } from '@/components/error-boundary';
import type { ItemSlots } from '@/features/items/ui/item-slots';
import { lazyNamed } from '@/lib/lazy-named';
import { ItemCommentsPart } from '../comments/item-comments-part';
import { ItemLike } from '../likes/item-like';
import styles from './item-actions.module.css';

const LateItemActions = lazyNamed(() => import('./late-item-actions'), 'LateItemActions');

/** The row always has the height of its buttons, so that nothing moves when the buttons that load later appear. */
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

/** All lists share this object. With a new object, all cards would render again. */
export const ITEM_SLOTS: ItemSlots = {
  actions: (item, place) =>
    place === 'detail' ? <DetailActions item={item} /> : <ItemLike item={item} inWords={false} />,
  comments: (item, commentId, isReply) => (
    <ItemCommentsPart item={item} commentId={commentId} isReply={isReply} />
  ),
};
