import { Skeleton } from '@chakra-ui/react/skeleton';
import {
  MODERATED_MEMBER_MESSAGES,
  type ModeratedMemberPage,
} from '@contract/schemas/moderated-member';
import { useEffect, useRef } from 'react';
import { BackLink } from '@/components/back-link';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { errorSentence } from '@/services/api-error';
import { membersSearch } from '../model/members-view';
import { useMember } from '../model/use-member';
import { useMemberWork } from '../model/use-member-work';
import { MemberActions } from './member-actions';
import { MemberDialogs } from './member-dialogs';
import { MemberHeader } from './member-header';
import { MemberSections } from './member-sections';
import styles from './member-sheet.module.css';

interface MemberSheetProps {
  readonly adminId: string;
  readonly memberId: string;
}

const ALL_MEMBERS = `?${new URLSearchParams(membersSearch({ q: '', only: 'all' })).toString()}`;

/** All that admins know about a member, and what they can do. */
export function MemberSheet({ adminId, memberId }: MemberSheetProps) {
  const { member, error, isMissing, isReading, readAgain } = useMember(memberId);
  return (
    <div className={styles.sheet}>
      <div>
        <BackLink to={ALL_MEMBERS}>All Members</BackLink>
      </div>
      {member === null && !error && <SheetSkeleton />}
      {isMissing && <Notice role="alert" message={MODERATED_MEMBER_MESSAGES.missing} />}
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
  readonly member: ModeratedMemberPage;
}

function LoadedMember({ adminId, member }: LoadedMemberProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A link led here, and the tab has the focus while the member loads.
    if (document.activeElement?.matches('[role="tab"]')) heading.current?.focus();
  }, []);
  const work = useMemberWork({
    adminId,
    member,
    // The button that opened the question disappears.
    onDone: (act) => act === 'restore' && requestAnimationFrame(() => heading.current?.focus()),
  });
  return (
    <>
      <MemberHeader member={member} heading={heading}>
        <MemberActions member={member} onAsk={work.ask} />
      </MemberHeader>
      <MemberSections member={member} />
      <MemberDialogs adminId={adminId} member={member} work={work} />
    </>
  );
}

const SheetSkeleton = () => (
  <>
    <p role="status">Loading the member...</p>
    <Skeleton aria-hidden className={styles.loading} />
  </>
);
