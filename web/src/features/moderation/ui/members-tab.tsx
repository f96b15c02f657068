import {
  MEMBER_SEARCH_MAX_LENGTH,
  type MemberListEntry,
} from '@contract/schemas/members-for-admins';
import type { CurrentUser } from '@contract/schemas/user';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '@/components/field';
import { MemberPicture } from '@/components/member-picture';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatMoment } from '@/lib/format';
import { memberTitleOf } from '../model/member-texts';
import {
  memberUrl,
  membersUrlParams,
  type MembersView,
  MEMBER_FILTER_CHOICES,
  parseMembersView,
} from '../model/members-view';
import { type Members, useMembers } from '../model/use-members';
import { useSearchField } from '../model/use-search-field';
import { focusTab } from '../model/use-tab-focus';
import { AdminTextLink } from './admin-text-link';
import { AdminList } from './admin-list';
import { AdminSelect } from './admin-select';
import styles from './members-tab.module.css';
import { MemberBadges } from './member-badges';
import { MemberSheet } from './member-sheet';

interface MembersTabProps {
  readonly user: CurrentUser;
}

/** Shows the list of members, or one member if the URL contains their id. */
export function MembersTab({ user }: MembersTabProps) {
  const [searchParams] = useSearchParams();
  const memberId = searchParams.get('member');
  const view = parseMembersView(searchParams);
  // The tab holds the state of the list, so that Back leads to the same page of the list.
  const list = useMembers(view, memberId === null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(memberId);
  const isOpen = searchParams.get('tab') === 'members';
  useLayoutEffect(() => {
    const before = shown.current;
    // Does nothing after the admin has chosen another tab, because this tab stays mounted for a moment.
    if (before === memberId || !isOpen) return;
    shown.current = memberId;
    // Moves the focus to the row of the member or to the tab, because the focused link has disappeared. If a member
    // sheet opens, it moves the focus on to the member's name.
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

interface MemberListProps {
  readonly view: MembersView;
  readonly list: Members;
}

/** A list of members with a search. */
const MemberList = ({ view, list }: MemberListProps) => (
  <div className={styles.panel}>
    <h2 className={classNames(text.heading, styles.title)}>Members</h2>
    <MemberFilters view={view} />
    <AdminList label="Members" noun="member" empty="No members found." list={list}>
      {(member) => <MemberRow key={member.id} member={member} />}
    </AdminList>
  </div>
);

function MemberFilters({ view }: Pick<MemberListProps, 'view'>) {
  const [, setSearchParams] = useSearchParams();
  const show = (next: MembersView) => setSearchParams(membersUrlParams(next), { replace: true });
  const search = useSearchField(view.q, (q) => show({ q, only: 'all' }));
  return (
    <div role="search" aria-label="Members" className={styles.filters}>
      <AdminSelect
        label="Show"
        choices={MEMBER_FILTER_CHOICES}
        value={view.only}
        onChange={(only) => show({ q: '', only: only as MembersView['only'] })}
      />
      <TextField
        label="Search"
        placeholder="Username, email or ID"
        maxLength={MEMBER_SEARCH_MAX_LENGTH}
        {...search}
      />
    </div>
  );
}

const MemberRow = ({ member }: { readonly member: MemberListEntry }) => (
  <Card as="li" data-member={member.id} className={styles.row}>
    <MemberPicture
      member={{
        username: memberTitleOf(member).replace('@', ''),
        profileImageUrl: member.pictureUrl,
      }}
    />
    <div className={styles.text}>
      <p className={styles.name}>
        <AdminTextLink to={memberUrl(member.id)}>{memberTitleOf(member)}</AdminTextLink>
      </p>
      <p className={styles.facts}>
        {member.username !== null && `${member.email} · `}
        Since {formatMoment(member.createdAt)}
      </p>
    </div>
    <div className={styles.marks}>
      <MemberBadges member={member} />
    </div>
  </Card>
);
