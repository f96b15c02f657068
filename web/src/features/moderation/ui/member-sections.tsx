import {
  MEMBER_SHEET_ENTRIES_MAX,
  type MemberItemsPage,
  type MemberSheetData,
} from '@contract/schemas/members-for-admins';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { type ReactNode, useState } from 'react';
import { Notice } from '@/components/notice';
import { Badge, Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { formatDay, formatMoment } from '@/lib/format';
import { memberItemsQuery } from '../api/members';
import { auditSearchUrl } from '../model/audit-view';
import { formatReportTime, usernameText, priceText } from '../model/report-texts';
import { useAdminList } from '../model/use-admin-list';
import { AdminTextLink } from './admin-text-link';
import { AdminList } from './admin-list';
import { AuditTable } from './audit-table';
import { MemberReports } from './member-reports';
import styles from './member-sections.module.css';
import { ReportPicture } from './report-picture';

interface MemberSectionsProps {
  readonly member: MemberSheetData;
}

/** Sections with the data of a member. The items and reports of a section load when the section opens. */
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
                <AdminTextLink to={auditSearchUrl(username)}>Find in the Audit Log</AdminTextLink>
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

/**
 * Returns the number of listed entries as text. If the list has its maximum length, returns, for example, 'the newest
 * 50', because the member may have more entries.
 */
const newestCount = ({ length }: readonly unknown[]): string =>
  length < MEMBER_SHEET_ENTRIES_MAX ? String(length) : `the newest ${length}`;

const itemsTitle = ({ items, hiddenItems }: MemberSheetData['counts']): string =>
  hiddenItems === 0 ? `Items (${items})` : `Items (${items}, ${hiddenItems} hidden)`;

interface SectionProps {
  readonly title: string;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** A section that renders its content when it is first opened. */
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

const Notes = ({ notes }: Pick<MemberSheetData, 'notes'>) => (
  <ul className={styles.list}>
    {notes.map(({ id, text: note, by, at }) => (
      <li key={id}>
        <p className={styles.text}>{note}</p>
        <p className={styles.muted}>
          {usernameText(by)} on <time dateTime={at}>{formatReportTime(at)}</time>
        </p>
      </li>
    ))}
  </ul>
);

const Sessions = ({ sessions }: Pick<MemberSheetData, 'sessions'>) => (
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

interface MemberItemsProps {
  readonly memberId: string;
}

/** Lists the member's items. The title of a hidden item is not a link, because a hidden item has no page. */
function MemberItems({ memberId }: MemberItemsProps) {
  const list = useAdminList({
    view: memberId,
    queryOf: (cursor) => memberItemsQuery(memberId, cursor),
    entriesOf: ({ items }) => items,
  });
  return (
    <AdminList label="Items" noun="item" empty="No items yet." list={list} className={styles.items}>
      {(item) => <MemberItem key={item.id} item={item} />}
    </AdminList>
  );
}

const MemberItem = ({ item }: { readonly item: MemberItemsPage['items'][number] }) => (
  <li className={styles.item}>
    <ReportPicture url={item.thumbnailUrl} alt="" className={styles.picture} />
    <p className={styles.title}>
      {item.isHidden ? (
        item.title
      ) : (
        <AdminTextLink to={`/item/${item.id}`}>{item.title}</AdminTextLink>
      )}
    </p>
    {item.isHidden && (
      <p>
        <Badge tone="stamp">Hidden</Badge>
      </p>
    )}
    <p className={styles.facts}>
      {[
        item.soldPrice && priceText(item.soldPrice),
        item.platform && PLATFORM_LABELS[item.platform],
        formatMoment(item.createdAt),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </li>
);
