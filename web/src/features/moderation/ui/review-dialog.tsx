import type { Reported } from '@contract/schemas/reported';
import type { ReactNode } from 'react';
import type { Act, Acting } from '../api/reports';
import { subjectOf } from '../model/entries';
import type { QueueView } from '../model/queue-view';
import type { Notes } from '../model/use-notes';
import { AdminDialog } from './admin-dialog';
import { ReviewButtons } from './review-buttons';
import { ReviewDetails } from './review-details';
import styles from './review-dialog.module.css';
import { ReviewNotes } from './review-notes';
import { ReviewPicture } from './review-picture';

interface ReviewDialogProps {
  /** Null if the dialog is closed. */
  readonly report: Reported | null;
  /** As it was when the dialog opened. */
  readonly seen: Reported | null;
  readonly status: QueueView['status'];
  readonly adminUsername: string | null;
  readonly notes: Notes;
  /** What is on its way. */
  readonly acting: Acting | null;
  readonly onAct: (act: Act) => void;
  readonly onClose: () => void;
  readonly onEscape: () => void;
  readonly returnTo: () => HTMLElement | null;
  /** The question about a deletion. */
  readonly children: ReactNode;
}

/** Shows all about a report, and decides it. */
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
        <div key={subjectOf(report)} className={styles.review}>
          <ReviewPicture report={report} />
          <div className={styles.side}>
            <ReviewDetails report={report} seen={props.seen ?? report} />
            <ReviewNotes
              value={notes.of(report)}
              isReadOnly={
                props.acting !== null && subjectOf(props.acting.report) === subjectOf(report)
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
