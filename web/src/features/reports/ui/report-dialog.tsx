import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { TextareaField } from '@/components/field';
import { Form, SubmitButton } from '@/components/form/form';
import { ModalDialog } from '@/components/modal-dialog';
import { RadioGroup } from '@/components/radio-group';
import type { ReportTarget } from '../api/reports';
import { REPORT_REASON_CHOICES } from '../model/report-texts';
import { useReportForm } from '../model/use-report-form';
import styles from './report-dialog.module.css';

interface ReportDialogProps {
  readonly target: ReportTarget;
  readonly memberId: string;
  readonly onClose: () => void;
  readonly onReported: () => void;
  readonly onSignedOut: () => void;
}

/** The form for a report. Keeps its text until the report is sent, even if the dialog closes. */
export function ReportDialog(props: ReportDialogProps) {
  const { target, onClose } = props;
  const { form, submit, isBusy } = useReportForm(props);
  const what = target.commentId === null ? 'Item' : 'Comment';
  return (
    <ModalDialog title={`Report This ${what}`} size="prompt" onClose={onClose}>
      <Form
        form={form}
        busy={isBusy}
        aria-label={`Report this ${what.toLowerCase()}`}
        className={styles.form}
        onSubmit={submit}
      >
        <RadioGroup
          legend="Why are you reporting it? *"
          layout="stacked"
          choices={REPORT_REASON_CHOICES}
          {...form.field('reason')}
        />
        <TextareaField
          label="Description (optional)"
          hint="Up to 1,000 characters. Only moderators see your report."
          {...form.field('description')}
        />
        <ActionButtonRow
          act={<SubmitButton busyLabel="Submitting...">Submit Report</SubmitButton>}
          keep={
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
          }
        />
      </Form>
    </ModalDialog>
  );
}
