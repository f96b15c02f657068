import type { Item } from '@contract/schemas/item';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { useCurrentUser } from '@/features/accounts/model/session';
import { LikeButton } from '@/features/likes/ui/like-button';
import { readOrSaved } from '@/services/read-query';
import { USERNAME_PAGE } from '../username-page';

interface ItemLikeProps {
  readonly item: Item;
  readonly inWords: boolean;
}

export function ItemLike({ item, inWords }: ItemLikeProps) {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const session = {
    memberId: user?.id ?? null,
    findMember: () => readOrSaved(client, currentUserQuery),
    usernamePage: USERNAME_PAGE,
  };
  return <LikeButton item={item} inWords={inWords} session={session} />;
}
