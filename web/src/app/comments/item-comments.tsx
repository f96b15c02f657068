import type { Comment } from '@contract/schemas/comment';
import type { Item } from '@contract/schemas/item';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useCallback, useMemo, useRef } from 'react';
import { useCurrentUser, useViewer } from '@/features/accounts/model/session';
import { ErrorBoundary } from '@/components/error-boundary';
import { hasAuthor } from '@/features/comments/model/author-name';
import type { RenderActions } from '@/features/comments/ui/comment-row';
import { CommentsSection } from '@/features/comments/ui/comments-section';
import { removeCachedItemsOf } from '@/features/items/model/hide-items';
import { lazyNamed } from '@/lib/lazy-named';
import { useBlockedMemberKeys } from '@/features/profiles/model/blocked-member-keys';
import { MemberMenu } from '@/features/profiles/ui/member-menu';
import { ReportButton } from '@/features/reports/ui/report-button';
import { USERNAME_PAGE_URL } from '../username-page';

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
  const session = { isLoading: state === 'loading', member, usernamePage: USERNAME_PAGE_URL };
  const viewer = useViewer();
  const hidden = useBlockedMemberKeys(user?.hasBlocked ?? false);
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

/** The menu on a comment by another member. The reader can block this member. */
function CommentMemberMenu({ comment }: { readonly comment: Comment }) {
  const client = useQueryClient();
  const place = useRef<HTMLSpanElement>(null);
  if (!hasAuthor(comment)) return null;
  return (
    <span ref={place}>
      <MemberMenu
        username={comment.username}
        of={`the comment by @${comment.username}`}
        onBlocked={({ username }) => {
          removeCachedItemsOf(client, new Set([username.toLowerCase()]));
          focusHeading(place.current);
        }}
      />
    </span>
  );
}

/**
 * Focuses the heading above the comments. Blocking a member removes the comments of this member, including the menu
 * that had the focus.
 */
function focusHeading(from: HTMLElement | null): void {
  const heading = from?.closest('section')?.querySelector<HTMLElement>('h3[tabindex]');
  requestAnimationFrame(() => heading?.focus({ preventScroll: true }));
}
