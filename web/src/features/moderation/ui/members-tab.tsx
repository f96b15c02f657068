import type { CurrentUser } from '@contract/schemas/user';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseMembersView } from '../model/members-view';
import { useMembers } from '../model/use-members';
import { focusTab } from '../model/use-tab-focus';
import { MemberList } from './member-list';
import { MemberSheet } from './member-sheet';

interface MembersTabProps {
  readonly user: CurrentUser;
}

/** The members: a list, or one of them. The URL says which. */
export function MembersTab({ user }: MembersTabProps) {
  const [address] = useSearchParams();
  const memberId = address.get('member');
  const view = parseMembersView(address);
  // Here, so that Back leads to the same page of the list.
  const list = useMembers(view, memberId === null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(memberId);
  const isOpen = address.get('tab') === 'members';
  useLayoutEffect(() => {
    const before = shown.current;
    // This tab is still rendered for a moment after the admin has chosen another one.
    if (before === memberId || !isOpen) return;
    shown.current = memberId;
    // The link that had the focus is gone. The page of a member passes it on to their name.
    const row = content.current?.querySelector<HTMLElement>(
      `[data-member="${CSS.escape(before ?? '')}"] a`,
    );
    if (row) row.focus();
    else focusTab('members');
  }, [memberId, isOpen]);
  return (
    <div ref={content}>
      {memberId === null ? (
        <MemberList view={view} list={list} />
      ) : (
        <MemberSheet key={memberId} adminId={user.id} memberId={memberId} />
      )}
    </div>
  );
}
