import { Skeleton } from '@chakra-ui/react/skeleton';
import {
  MEMBERS_FOR_ADMINS_MESSAGES,
  type MemberSheetData,
} from '@contract/schemas/members-for-admins';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { BackLink } from '@/components/back-link';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { FailureCard } from '@/components/failure-card';
import { MemberPicture } from '@/components/member-picture';
import { Notice } from '@/components/notice';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatMoment } from '@/lib/format';
import { errorSentence } from '@/services/api-error';
import type { MemberAct } from '../api/members';
import { planText, suspensionText, memberTitleOf } from '../model/member-texts';
import { membersUrlParams } from '../model/members-view';
import { formatReportTime, usernameText, reporterRecordText } from '../model/report-texts';
import { useMember } from '../model/use-member';
import { useMemberActState } from '../model/use-member-act-state';
import { MemberActDialogs } from './member-act-dialogs';
import { MemberBadges } from './member-badges';
import { MemberSections } from './member-sections';
import styles from './member-sheet.module.css';

interface MemberSheetProps {
  readonly adminId: string;
  readonly memberId: string;
}

const ALL_MEMBERS = `?${new URLSearchParams(membersUrlParams({ q: '', only: 'all' })).toString()}`;

/** Shows everything that admins can know about a member, and buttons for the possible acts. */
export function MemberSheet({ adminId, memberId }: MemberSheetProps) {
  const { member, error, isMissing, isReading, readAgain } = useMember(memberId);
  return (
    <div className={styles.sheet}>
      <div>
        <BackLink to={ALL_MEMBERS}>All Members</BackLink>
      </div>
      {member === null && !error && <SheetSkeleton />}
      {isMissing && <Notice role="alert" message={MEMBERS_FOR_ADMINS_MESSAGES.missing} />}
      {error && !isMissing && (
        <FailureCard
          message={errorSentence(error, "We couldn't load this member. Please try again.")}
          busy={isReading}
          onRetry={readAgain}
        />
      )}
      {member !== null && !isMissing && <LoadedMember adminId={adminId} member={member} />}
    </div>
  );
}

interface LoadedMemberProps {
  readonly adminId: string;
  readonly member: MemberSheetData;
}

function LoadedMember({ adminId, member }: LoadedMemberProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Focuses the heading if the tab has the focus. The tab gets the focus when the admin clicks a link to this sheet,
    // and keeps it until the member has loaded.
    if (document.activeElement?.matches('[role="tab"]')) heading.current?.focus();
  }, []);
  const work = useMemberActState({
    adminId,
    member,
    // Focuses the heading, because the button that opened the question disappears.
    onDone: (act) => act === 'restore' && requestAnimationFrame(() => heading.current?.focus()),
  });
  return (
    <>
      <MemberHeader member={member} heading={heading}>
        <MemberActions member={member} onAsk={work.ask} />
      </MemberHeader>
      <MemberSections member={member} />
      <MemberActDialogs adminId={adminId} member={member} work={work} />
    </>
  );
}

const SheetSkeleton = () => (
  <>
    <p role="status">Loading the member...</p>
    <Skeleton aria-hidden className={styles.loading} />
  </>
);

interface MemberActionsProps {
  readonly member: MemberSheetData;
  readonly onAsk: (act: MemberAct) => void;
}

/** The buttons for acts on a member. On their own sheet, admins can only write notes. */
function MemberActions({ member: { isOwn, suspension }, onAsk }: MemberActionsProps) {
  const noteId = useId();
  const own = { disabled: isOwn, 'aria-describedby': isOwn ? noteId : undefined };
  return (
    <div>
      <ButtonRow>
        <Button variant="outline" {...own} onClick={() => onAsk('warn')}>
          Warn
        </Button>
        <Button variant="outline" {...own} onClick={() => onAsk('suspend')}>
          {suspension === null ? 'Suspend' : 'Change Suspension'}
        </Button>
        {suspension !== null && (
          <Button variant="outline" {...own} onClick={() => onAsk('restore')}>
            Restore
          </Button>
        )}
        <Button variant="outline" onClick={() => onAsk('note')}>
          Add Note
        </Button>
      </ButtonRow>
      {isOwn && <p id={noteId}>{MEMBERS_FOR_ADMINS_MESSAGES.self}</p>}
    </div>
  );
}

interface MemberHeaderProps {
  readonly member: MemberSheetData;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The buttons for the possible acts. */
  readonly children: ReactNode;
}

/** Shows the member's name and suspension. */
function MemberHeader({ member, heading, children }: MemberHeaderProps) {
  const titleId = useId();
  const { username, email, suspension } = member;
  const realName = [member.firstName, member.lastName].filter(Boolean).join(' ');
  return (
    <Card aria-labelledby={titleId} className={styles.header}>
      <div className={styles.head}>
        <MemberPicture
          member={{ username: username ?? email, profileImageUrl: member.pictureUrl }}
          size="large"
        />
        <div className={styles.names}>
          <h2
            id={titleId}
            ref={heading}
            tabIndex={-1}
            className={classNames(text.heading, styles.title)}
          >
            {memberTitleOf(member)}
          </h2>
          {realName !== '' && <p className={styles.muted}>{realName}</p>}
          {username !== null && <p className={styles.muted}>{email}</p>}
          <div className={styles.marks}>
            <MemberBadges member={{ ...member, suspension: null }} />
          </div>
        </div>
      </div>
      {suspension !== null && (
        <div className={styles.suspension}>
          <p>
            {suspensionText(suspension)}, by {usernameText(suspension.by)} on{' '}
            {formatReportTime(suspension.since)}:
          </p>
          <p className={styles.reason}>&ldquo;{suspension.text}&rdquo;</p>
        </div>
      )}
      <dl className={styles.facts}>
        <Fact name="Member Since">{formatMoment(member.createdAt)}</Fact>
        <Fact name="Plan">{planText(member)}</Fact>
        <Fact name="Reports">{reporterRecordText(member.reporter)}</Fact>
        <Fact name="ID">{member.id}</Fact>
      </dl>
      {children}
    </Card>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
