import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { REPORT_DECISIONS, type ReportForAdmins } from '@contract/schemas/report-for-admins';
import { type ReactNode, useId } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import type { ReportAct, ReportActRequest } from '../api/reports';
import { coveredReportsText, actsBesidesDeciding, subjectIdOf } from '../model/entries';
import type { QueueView } from '../model/queue-view';
import {
  REPORT_ACT_LABELS,
  reportChangeText,
  cannotDecideReportText,
  priceText,
} from '../model/report-texts';
import type { ReportNotes } from '../model/use-report-notes';
import { AdminDialog } from './admin-dialog';
import { MemberSearchLink } from './member-search-link';
import { ReportReasons, ReportedBy, ReportBadges, ReportTexts } from './report-facts';
import styles from './review-dialog.module.css';
import { ReviewNotes } from './review-notes';
import { ReviewPicture } from './review-picture';

interface ReviewDialogProps {
  /** The report to review. Null if the dialog is closed. */
  readonly report: ReportForAdmins | null;
  /** The report as it was when the dialog opened. */
  readonly seen: ReportForAdmins | null;
  readonly status: QueueView['status'];
  readonly adminUsername: string | null;
  readonly notes: ReportNotes;
  /** The act that is being sent. */
  readonly acting: ReportActRequest | null;
  readonly onAct: (act: ReportAct) => void;
  readonly onClose: () => void;
  readonly onEscape: () => void;
  readonly returnTo: () => HTMLElement | null;
  /** The question that is shown before a deletion. */
  readonly children: ReactNode;
}

/** Shows a report with all its facts, and lets the admin decide it. */
export function ReviewDialog({ report, notes, children, ...props }: ReviewDialogProps) {
  return (
    <AdminDialog
      title={report ? `Review Report #${report.id}` : ''}
      isOpen={report !== null}
      onClose={props.onClose}
      onEscape={props.onEscape}
      returnTo={props.returnTo}
    >
      {report && (
        <div key={subjectIdOf(report)} className={styles.review}>
          <ReviewPicture report={report} />
          <div className={styles.side}>
            <ReviewDetails report={report} seen={props.seen ?? report} />
            <ReviewNotes
              value={notes.of(report)}
              isReadOnly={
                props.acting !== null && subjectIdOf(props.acting.report) === subjectIdOf(report)
              }
              onChange={(text) => notes.type(report, text)}
            />
            <ReviewButtons
              report={report}
              status={props.status}
              adminUsername={props.adminUsername}
              isTooLong={notes.isTooLong(report)}
              acting={props.acting?.act ?? null}
              onAct={props.onAct}
            />
          </div>
        </div>
      )}
      {children}
    </AdminDialog>
  );
}

interface ReviewButtonsProps {
  readonly report: ReportForAdmins;
  readonly status: QueueView['status'];
  readonly adminUsername: string | null;
  readonly isTooLong: boolean;
  readonly acting: ReportAct | null;
  readonly onAct: (act: ReportAct) => void;
}

const variantOf = (act: ReportAct) => {
  if (act === 'resolved') return 'solid';
  return act === 'deleteItem' || act === 'deleteComment' ? 'danger' : 'outline';
};

function ReviewButtons(props: ReviewButtonsProps) {
  const { report, acting, onAct } = props;
  const noteId = useId();
  const own = cannotDecideReportText(report, props.adminUsername);
  const note = own ?? coveredReportsText(report, props.status);
  return (
    <div className={styles.buttons}>
      {note !== null && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
      <ButtonRow>
        {[...REPORT_DECISIONS, ...actsBesidesDeciding(report)].map((act) => (
          <Button
            key={act}
            variant={variantOf(act)}
            busy={acting === act}
            keepsFocus
            disabled={own !== null || props.isTooLong || (acting !== null && acting !== act)}
            aria-describedby={note === null ? undefined : noteId}
            onClick={() => onAct(act)}
          >
            {REPORT_ACT_LABELS[act]}
          </Button>
        ))}
      </ButtonRow>
    </div>
  );
}

interface ReviewDetailsProps {
  readonly report: ReportForAdmins;
  /** The report as it was when the dialog opened. */
  readonly seen: ReportForAdmins;
}

function ReviewDetails({ report, seen }: ReviewDetailsProps) {
  const { item } = report;
  return (
    <div className={styles.details}>
      <div role="alert">
        <Change text={reportChangeText(seen, report)} />
      </div>
      <div className={styles.marks}>
        <ReportBadges report={report} />
      </div>
      <p className={classNames(text.heading, styles.title)}>{item.title}</p>
      <dl className={styles.facts}>
        <Fact name="Owner">
          <MemberSearchLink username={item.username} />
        </Fact>
        {item.soldPrice !== null && <Fact name="Price">{priceText(item.soldPrice)}</Fact>}
        {item.platform !== null && <Fact name="Platform">{PLATFORM_LABELS[item.platform]}</Fact>}
      </dl>
      {item.ebayUrl !== null && (
        <div>
          <ButtonLink
            to={item.ebayUrl}
            variant="outline"
            size="sm"
            target="_blank"
            rel="noopener noreferrer"
          >
            View Item<span className={text.screenReaderOnly}> in a new tab</span>
          </ButtonLink>
        </div>
      )}
      <ReportReasons report={report} />
      <ReportedBy report={report} />
      <ReportTexts report={report} />
    </div>
  );
}

const Change = ({ text: change }: { readonly text: string | null }) =>
  change !== null && (
    <p className={styles.change}>
      {change} Your next press decides again. Your notes are still here.
    </p>
  );

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
