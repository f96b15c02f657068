import { Button } from '@/components/button';
import { TextareaField } from '@/components/field';
import { ModalDialog } from '@/components/modal-dialog';
import { RadioGroup } from '@/components/radio-group';
import type { ReportTarget } from '../api/reports';
import { REASON_CHOICES } from '../model/report-texts';
import { useReportForm } from '../model/use-report-form';
import styles from './report-dialog.module.css';

interface ReportDialogProps {
  readonly target: ReportTarget;
  readonly memberId: string;
  readonly onClose: () => void;
  readonly onReported: () => void;
  readonly onSignedOut: () => void;
}

/** Keeps what was typed until the report is submitted, even if the dialog closes. */
export function ReportDialog(props: ReportDialogProps) {
  const { target, onClose } = props;
  const { form, draft, errors, isBusy, change, submit } = useReportForm(props);
  const what = target.commentId === null ? 'Item' : 'Comment';
  return (
    <ModalDialog title={`Report This ${what}`} size="prompt" onClose={onClose}>
      <form
        ref={form}
        noValidate
        aria-label={`Report this ${what.toLowerCase()}`}
        className={styles.form}
        onSubmit={submit}
      >
        <RadioGroup
          legend="Why are you reporting it? *"
          name="reason"
          isStacked
          choices={REASON_CHOICES}
          value={draft.reason}
          error={errors.reason}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
        <TextareaField
          label="Description (optional)"
          name="description"
          hint="Up to 1,000 characters. Only moderators see your report."
          value={draft.description}
          error={errors.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <div className={styles.buttons}>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Submitting...' : 'Submit Report'}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
