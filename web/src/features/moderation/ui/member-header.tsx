import type { ModeratedMemberPage } from '@contract/schemas/moderated-member';
import { type ReactNode, type RefObject, useId } from 'react';
import { MemberPicture } from '@/components/member-picture';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatMoment } from '@/lib/format';
import { planText, suspensionText, titleOf } from '../model/member-texts';
import { formatReportTime, memberName, recordText } from '../model/report-texts';
import styles from './member-header.module.css';
import { MemberMarks } from './member-marks';

interface MemberHeaderProps {
  readonly member: ModeratedMemberPage;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** What an admin can do. */
  readonly children: ReactNode;
}

/** Who the member is, and how they are suspended. */
export function MemberHeader({ member, heading, children }: MemberHeaderProps) {
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
            {titleOf(member)}
          </h2>
          {realName !== '' && <p className={styles.muted}>{realName}</p>}
          {username !== null && <p className={styles.muted}>{email}</p>}
          <div className={styles.marks}>
            <MemberMarks member={{ ...member, suspension: null }} />
          </div>
        </div>
      </div>
      {suspension !== null && (
        <div className={styles.suspension}>
          <p>
            {suspensionText(suspension)}, by {memberName(suspension.by)} on{' '}
            {formatReportTime(suspension.since)}:
          </p>
          <p className={styles.reason}>&ldquo;{suspension.text}&rdquo;</p>
        </div>
      )}
      <dl className={styles.facts}>
        <Fact name="Member Since">{formatMoment(member.createdAt)}</Fact>
        <Fact name="Plan">{planText(member)}</Fact>
        <Fact name="Reports">{recordText(member.reporter)}</Fact>
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
