import type { ReportForAdmins } from '@contract/schemas/report-for-admins';
import { Badge } from '@/components/surfaces';
import { formatCount } from '@/lib/format';
import {
  formatReportTime,
  hiddenItemText,
  usernameText,
  REPORT_REASON_LABELS,
  reporterRecordText,
  REPORT_STATUS_LABELS,
} from '../model/report-texts';
import { MemberSearchLink } from './member-search-link';
import styles from './report-facts.module.css';

const TONES = {
  pending: 'sticker',
  reviewed: 'find',
  resolved: 'brand',
  dismissed: 'plain',
} as const;

/** Shows the status of a report, and whether the item is hidden or gone. */
export const ReportBadges = ({ report: { status, gone, hidden } }: ReportProps) => (
  <>
    <Badge tone={TONES[status]}>{REPORT_STATUS_LABELS[status]}</Badge>
    {gone !== null && <Badge tone="stamp">{gone}</Badge>}
    {gone === null && hidden !== null && <Badge tone="stamp">Hidden</Badge>}
  </>
);

interface ReportProps {
  readonly report: ReportForAdmins;
}

/** Shows who made a report, and when. */
export const ReportedBy = ({ report }: ReportProps) => (
  <p className={styles.muted}>
    Reported by <MemberSearchLink username={report.reporterUsername} /> (
    {reporterRecordText(report.reporter)}) on{' '}
    <time dateTime={report.createdAt}>{formatReportTime(report.createdAt)}</time>
  </p>
);

/** Shows the reasons of this report and of other reports about the same item or comment. */
export function ReportReasons({ report: { reason, reportsCount = 1, reasons = [] } }: ReportProps) {
  const others = reasons
    .filter((other) => other !== reason)
    .map((other) => REPORT_REASON_LABELS[other]);
  return (
    <p>
      {reportsCount > 1 && `${formatCount(reportsCount, 'report')}. Newest: `}
      <span className={styles.reason}>{REPORT_REASON_LABELS[reason]}</span>
      {others.length > 0 && `. Also: ${others.join(', ')}`}
    </p>
  );
}

/** Shows the reporter's text, the reported comment, why the item is hidden, and which admin decided. */
export function ReportTexts({ report }: ReportProps) {
  const hidden = hiddenItemText(report);
  return (
    <>
      {report.comment && (
        <blockquote className={styles.comment}>
          <p>{report.comment.content ?? 'The text is gone.'}</p>
          <footer className={styles.muted}>
            Comment by <MemberSearchLink username={report.comment.username} />
          </footer>
        </blockquote>
      )}
      {report.description !== null && (
        <p className={styles.description}>&ldquo;{report.description}&rdquo;</p>
      )}
      {hidden !== null && <p>{hidden}</p>}
      <Decision report={report} />
    </>
  );
}

function Decision({ report: { status, decidedBy, decidedAt, reviewNotes } }: ReportProps) {
  if (status === 'pending') return null;
  const how = decidedAt && ` by ${usernameText(decidedBy)} on ${formatReportTime(decidedAt)}`;
  return (
    <p className={styles.decision}>
      {REPORT_STATUS_LABELS[status]}
      {how}
      {reviewNotes && `: “${reviewNotes}”`}
    </p>
  );
}
