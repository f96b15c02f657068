import { MEMBER_PARTS_MAX, type ModeratedMemberPage } from '@contract/schemas/moderated-member';
import { type ReactNode, useState } from 'react';
import { Notice } from '@/components/notice';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { formatDay, formatMoment } from '@/lib/format';
import { auditSearchAddress } from '../model/audit-view';
import { formatReportTime, memberName } from '../model/report-texts';
import { AdminLink } from './admin-link';
import { AuditTable } from './audit-table';
import { MemberItems } from './member-items';
import { MemberReports } from './member-reports';
import styles from './member-sections.module.css';

interface MemberSectionsProps {
  readonly member: ModeratedMemberPage;
}

/** What is known about the member. Items and reports load when their section opens. */
export function MemberSections({ member }: MemberSectionsProps) {
  const { id, username, counts, notes, decisions, sessions } = member;
  return (
    <div className={styles.sections}>
      <Section title={`Notes (${newestCount(notes)})`} startsOpen>
        {notes.length === 0 ? <Notice message="No notes yet." /> : <Notes notes={notes} />}
      </Section>
      <Section title={`Decisions (${newestCount(decisions)})`} startsOpen>
        {decisions.length === 0 ? (
          <Notice message="No decisions yet." />
        ) : (
          <>
            <AuditTable entries={decisions} focusedId={null} />
            {username !== null && (
              <p>
                <AdminLink to={auditSearchAddress(username)}>Find in the Audit Log</AdminLink>
              </p>
            )}
          </>
        )}
      </Section>
      <Section title={`Reports Received (${counts.reportsReceived})`}>
        <MemberReports memberId={id} direction="received" />
      </Section>
      <Section title={`Reports Made (${counts.reportsMade})`}>
        <MemberReports memberId={id} direction="made" />
      </Section>
      <Section title={itemsTitle(counts)}>
        <MemberItems memberId={id} />
      </Section>
      <Section title={`Sessions (${sessions.length})`}>
        {sessions.length === 0 ? <Notice message="No sessions." /> : <Sessions {...member} />}
      </Section>
    </div>
  );
}

/** At the limit, there can be more than are listed. */
const newestCount = ({ length }: readonly unknown[]): string =>
  length < MEMBER_PARTS_MAX ? String(length) : `the newest ${length}`;

const itemsTitle = ({ items, hiddenItems }: ModeratedMemberPage['counts']): string =>
  hiddenItems === 0 ? `Items (${items})` : `Items (${items}, ${hiddenItems} hidden)`;

interface SectionProps {
  readonly title: string;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** Shows its content from when it is first opened. */
function Section({ title, startsOpen = false, children }: SectionProps) {
  const [wasOpened, setWasOpened] = useState(startsOpen);
  return (
    <Card padding="none">
      <details
        open={startsOpen}
        className={styles.section}
        onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
      >
        <summary className={styles.summary}>
          <h3 className={text.heading}>{title}</h3>
        </summary>
        {wasOpened && <div className={styles.content}>{children}</div>}
      </details>
    </Card>
  );
}

const Notes = ({ notes }: Pick<ModeratedMemberPage, 'notes'>) => (
  <ul className={styles.list}>
    {notes.map(({ id, text: note, by, at }) => (
      <li key={id}>
        <p className={styles.text}>{note}</p>
        <p className={styles.muted}>
          {memberName(by)} on <time dateTime={at}>{formatReportTime(at)}</time>
        </p>
      </li>
    ))}
  </ul>
);

const Sessions = ({ sessions }: Pick<ModeratedMemberPage, 'sessions'>) => (
  <ul className={styles.list}>
    {sessions.map(({ deviceName, createdAt, lastSeenOn }, index) => (
      <li key={index}>
        <p>{deviceName}</p>
        <p className={styles.muted}>
          Signed in {formatMoment(createdAt)}, last seen {formatDay(lastSeenOn)}
        </p>
      </li>
    ))}
  </ul>
);
