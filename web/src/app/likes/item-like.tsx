import type { Item } from '@contract/schemas/item';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { useCurrentUser } from '@/features/accounts/model/session';
import type { ItemSlots } from '@/features/items/ui/item-slots';
import { LikeButton } from '@/features/likes/ui/like-button';
import { lazyNamed } from '@/lib/lazy-named';
import { readOrSaved } from '@/services/read-query';
import styles from './item-like.module.css';

interface ItemLikeProps {
  readonly item: Item;
  readonly inWords: boolean;
}

function ItemLike({ item, inWords }: ItemLikeProps) {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const session = { isSignedIn: user !== null, findMember: () => memberIdNow(client) };
  return <LikeButton item={item} inWords={inWords} session={session} />;
}

const OwnItem = lazyNamed(() => import('../items/own-item'), 'OwnItem');

function OwnerActions({ item }: { readonly item: Item }) {
  const { user } = useCurrentUser();
  if (user?.username !== item.username) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <OwnItem item={item} />
      </Suspense>
    </ErrorBoundary>
  );
}

async function memberIdNow(client: QueryClient): Promise<string | null> {
  const user = await readOrSaved(client, currentUserQuery);
  return user?.id ?? null;
}

/** One object for all lists, because cards render again if their slots change. */
export const ITEM_SLOTS: ItemSlots = {
  actions: (item, place) =>
    place === 'card' ? (
      <ItemLike item={item} inWords={false} />
    ) : (
      <div className={styles.row}>
        <ItemLike item={item} inWords />
        <OwnerActions item={item} />
      </div>
    ),
};
