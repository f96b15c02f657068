import type { Reported } from '@contract/schemas/reported';
import { ConfirmDialog } from '@/components/confirm-dialog';

interface DeletionQuestionProps {
  readonly report: Reported;
  readonly isPending: boolean;
  readonly onAct: () => void;
  readonly onKeep: () => void;
}

export function DeletionQuestion({ report, ...question }: DeletionQuestionProps) {
  const what = report.comment === null ? 'Item' : 'Comment';
  return (
    <ConfirmDialog
      {...question}
      title={`Delete This ${what}?`}
      act={`Delete ${what}`}
      busyAct="Deleting..."
      keep="Keep It"
    >
      <p>
        {report.comment === null
          ? `“${report.item.title}” will be permanently removed.`
          : `The comment on “${report.item.title}” will be permanently removed.`}{' '}
        Its pending reports will be resolved.
      </p>
    </ConfirmDialog>
  );
}
