import type { Comment } from '@contract/schemas/comment';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { hasAuthor } from '@/features/comments/model/author-name';
import { hideItemsOf } from '@/features/items/model/hide-items';
import { MemberMenu } from '@/features/profiles/ui/member-menu';

/** The menu on another member's comment. */
export function CommentMemberMenu({ comment }: { readonly comment: Comment }) {
  const client = useQueryClient();
  const place = useRef<HTMLSpanElement>(null);
  if (!hasAuthor(comment)) return null;
  return (
    <span ref={place}>
      <MemberMenu
        username={comment.username}
        of={`the comment by @${comment.username}`}
        onBlocked={({ username }) => {
          hideItemsOf(client, new Set([username.toLowerCase()]));
          focusHeading(place.current);
        }}
      />
    </span>
  );
}

/**
 * Focuses the heading above the comments. Blocking has removed the member's comments, including the menu that had the
 * focus.
 */
function focusHeading(from: HTMLElement | null): void {
  const heading = from?.closest('section')?.querySelector<HTMLElement>('h3[tabindex]');
  requestAnimationFrame(() => heading?.focus({ preventScroll: true }));
}
