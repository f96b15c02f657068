import type { ReportForAdmins } from '@contract/schemas/report-for-admins';
import text from '@/components/text.module.css';
import { memberReportsQuery } from '../api/members';
import { queueSearchUrl } from '../model/queue-view';
import { useAdminList } from '../model/use-admin-list';
import { AdminTextLink } from './admin-text-link';
import { AdminList } from './admin-list';
import styles from './member-reports.module.css';
import { ReportReasons, ReportedBy, ReportBadges, ReportTexts } from './report-facts';

interface MemberReportsProps {
  readonly memberId: string;
  readonly direction: 'made' | 'received';
}

/** Lists the reports that the member made, or that others made about the member. */
export function MemberReports({ memberId, direction }: MemberReportsProps) {
  const list = useAdminList({
    view: `${memberId} ${direction}`,
    queryOf: (cursor) => memberReportsQuery(memberId, { direction, ...cursor }),
    entriesOf: ({ reports }) => reports,
  });
  return (
    <AdminList
      label={direction === 'made' ? 'Reports Made' : 'Reports Received'}
      noun="report"
      empty="No reports yet."
      list={list}
    >
      {(report) => <CompactReport key={report.id} report={report} />}
    </AdminList>
  );
}

const CompactReport = ({ report }: { readonly report: ReportForAdmins }) => (
  <li className={styles.report}>
    <div className={styles.head}>
      <h4 className={styles.number}>Report #{report.id}</h4>
      <ReportBadges report={report} />
    </div>
    <p className={styles.title}>{report.item.title}</p>
    <ReportedBy report={report} />
    <ReportReasons report={report} />
    <ReportTexts report={report} />
    <p>
      <AdminTextLink to={queueSearchUrl(report.item)}>
        Find in the Queue<span className={text.screenReaderOnly}> report #{report.id}</span>
      </AdminTextLink>
    </p>
  </li>
);
