import type { Item } from '@contract/schemas/item';
import { type ComponentProps, Suspense, useCallback, useMemo } from 'react';
import { useCurrentUser, useViewer } from '@/features/accounts/model/session';
import { ErrorBoundary } from '@/components/error-boundary';
import type { RenderActions } from '@/features/comments/ui/comment-row';
import { CommentsSection } from '@/features/comments/ui/comments-section';
import { lazyNamed } from '@/lib/lazy-named';
import { useHiddenMembers } from '@/features/profiles/model/hidden-members';
import { ReportButton } from '@/features/reports/ui/report-button';
import { CommentMemberMenu } from '../profiles/comment-member-menu';
import { USERNAME_PAGE } from '../username-page';

const PushQuestion = lazyNamed(
  () => import('@/features/notifications/ui/push-question'),
  'PushQuestion',
);

const AfterPosting = (props: ComponentProps<typeof PushQuestion>) => (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <PushQuestion {...props} />
    </Suspense>
  </ErrorBoundary>
);

interface ItemCommentsProps {
  readonly item: Item;
  readonly commentId: string | null;
  readonly isReply: boolean;
}

export function ItemComments({ item, commentId, isReply }: ItemCommentsProps) {
  const { state, user } = useCurrentUser();
  const member = useMemo(() => user && { id: user.id, username: user.username }, [user]);
  const session = { isLoading: state === 'loading', member, usernamePage: USERNAME_PAGE };
  const viewer = useViewer();
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
      isReply={isReply}
      session={session}
      hiddenIds={hidden?.ids ?? null}
      renderActions={renderActions}
      {...(viewer === 'premium' && !user?.suspension && { AfterPosting })}
    />
  );
}
