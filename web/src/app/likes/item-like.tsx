import type { Item } from '@contract/schemas/item';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { useCurrentUser } from '@/features/accounts/model/session';
import type { ItemSlots } from '@/features/items/ui/item-slots';
import { LikeButton } from '@/features/likes/ui/like-button';
import { readOrSaved } from '@/services/read-query';
import { ItemCommentsPart } from '../comments/item-comments-part';

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

async function memberIdNow(client: QueryClient): Promise<string | null> {
  const user = await readOrSaved(client, currentUserQuery);
  return user?.id ?? null;
}

/** One object for all lists, because cards render again if their slots change. */
export const ITEM_SLOTS: ItemSlots = {
  actions: (item, place) => <ItemLike item={item} inWords={place === 'detail'} />,
  comments: (item, commentId) => <ItemCommentsPart item={item} commentId={commentId} />,
};
