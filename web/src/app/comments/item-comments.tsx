import type { Item } from '@contract/schemas/item';
import { useCallback, useMemo } from 'react';
import { useCurrentUser } from '@/features/accounts/model/session';
import type { RenderActions } from '@/features/comments/ui/comment-row';
import { CommentsSection } from '@/features/comments/ui/comments-section';
import { useHiddenMembers } from '@/features/profiles/model/hidden-members';
import { ReportButton } from '@/features/reports/ui/report-button';
import { CommentMemberMenu } from '../profiles/comment-member-menu';
import { USERNAME_PAGE } from '../username-page';

interface ItemCommentsProps {
  readonly item: Item;
  readonly commentId: string | null;
}

export function ItemComments({ item, commentId }: ItemCommentsProps) {
  const { state, user } = useCurrentUser();
  const member = useMemo(() => user && { id: user.id, username: user.username }, [user]);
  const session = { isLoading: state === 'loading', member, usernamePage: USERNAME_PAGE };
  const hidden = useHiddenMembers(user?.hasBlocked ?? false);
  const itemId = item.id;
  const renderActions: RenderActions = useCallback(
    (comment, memberId) => (
      <>
        <ReportButton target={{ itemId, commentId: comment.id }} memberId={memberId} />
        <CommentMemberMenu comment={comment} />
      </>
    ),
    [itemId],
  );
  return (
    <CommentsSection
      key={itemId}
      item={item}
      commentId={commentId}
      session={session}
      hiddenIds={hidden?.ids ?? null}
      renderActions={renderActions}
    />
  );
}
