import type { Reported } from '@contract/schemas/reported';
import { Button } from '@/components/button';
import { ConfirmDialog } from '@/components/confirm-dialog';
import type { Act } from '../api/reports';
import { otherActs } from '../model/entries';

interface DeletionQuestionProps {
  readonly report: Reported;
  /** What is on its way. */
  readonly acting: Act | null;
  readonly onAct: () => void;
  /** Hides the item instead. */
  readonly onHide: () => void;
  readonly onKeep: () => void;
}

/** Asks before a deletion, which cannot be appealed. Hiding an item can. */
export function DeletionQuestion({ report, acting, onHide, ...question }: DeletionQuestionProps) {
  const isItem = report.comment === null;
  const what = isItem ? 'Item' : 'Comment';
  const canHide = otherActs(report).includes('hide');
  const isHiding = acting === 'hide';
  return (
    <ConfirmDialog
      {...question}
      title={`Delete This ${what} for Good?`}
      act={`Delete ${what}`}
      busyAct="Deleting..."
      keep="Cancel"
      isPending={acting !== null && !isHiding}
      disabled={isHiding}
      other={
        canHide && (
          <Button
            variant="outline"
            busy={isHiding}
            keepsFocus
            disabled={acting !== null && !isHiding}
            onClick={onHide}
          >
            Hide Instead
          </Button>
        )
      }
    >
      <p>
        {isItem
          ? `“${report.item.title}” will be permanently removed.`
          : `The comment on “${report.item.title}” will be permanently removed.`}{' '}
        Its pending reports will be resolved.
      </p>
      {isItem && (
        <p>
          The owner can&apos;t appeal a deletion{canHide && ', but can appeal if you hide the item'}
          .
        </p>
      )}
    </ConfirmDialog>
  );
}
