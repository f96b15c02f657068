import type { Item } from '@contract/schemas/item';
import { useMemo } from 'react';
import { useCurrentUser } from '@/features/accounts/model/session';
import { CommentsSection } from '@/features/comments/ui/comments-section';

interface ItemCommentsProps {
  readonly item: Item;
  readonly commentId: string | null;
}

/** The username card is on the home page. */
const USERNAME_PAGE = '/#username-card';

export function ItemComments({ item, commentId }: ItemCommentsProps) {
  const { state, user } = useCurrentUser();
  const member = useMemo(() => user && { id: user.id, username: user.username }, [user]);
  const session = { isLoading: state === 'loading', member, usernamePage: USERNAME_PAGE };
  return <CommentsSection key={item.id} item={item} commentId={commentId} session={session} />;
}
