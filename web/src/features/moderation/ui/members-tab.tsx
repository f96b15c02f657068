import type { CurrentUser } from '@contract/schemas/user';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseMembersView } from '../model/members-view';
import { useMembers } from '../model/use-members';
import { MemberList } from './member-list';
import { MemberSheet } from './member-sheet';
import styles from './members-tab.module.css';

interface MembersTabProps {
  readonly user: CurrentUser;
}

/** The members: a list, or one of them. The address says which. */
export function MembersTab({ user }: MembersTabProps) {
  const [address] = useSearchParams();
  const memberId = address.get('member');
  const view = parseMembersView(address);
  // Here, so that Back leads to the same page of the list.
  const list = useMembers(view, memberId === null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(memberId);
  useEffect(() => {
    if (shown.current === memberId) return;
    shown.current = memberId;
    // The link that had the focus is gone.
    content.current?.focus();
  }, [memberId]);
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      {memberId === null ? (
        <MemberList view={view} list={list} />
      ) : (
        <MemberSheet key={memberId} adminId={user.id} memberId={memberId} />
      )}
    </div>
  );
}
