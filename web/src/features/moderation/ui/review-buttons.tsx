import { DECISIONS, type Reported } from '@contract/schemas/reported';
import { useId } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import type { Act } from '../api/reports';
import { groupText, otherActs } from '../model/entries';
import type { QueueView } from '../model/queue-view';
import { ACT_LABELS, ownText } from '../model/report-texts';
import styles from './review-buttons.module.css';

interface ReviewButtonsProps {
  readonly report: Reported;
  readonly status: QueueView['status'];
  readonly adminUsername: string | null;
  readonly isTooLong: boolean;
  readonly acting: Act | null;
  readonly onAct: (act: Act) => void;
}

const variantOf = (act: Act) => {
  if (act === 'resolved') return 'solid';
  return act === 'deleteItem' || act === 'deleteComment' ? 'danger' : 'outline';
};

export function ReviewButtons(props: ReviewButtonsProps) {
  const { report, acting, onAct } = props;
  const noteId = useId();
  const own = ownText(report, props.adminUsername);
  const note = own ?? groupText(report, props.status);
  return (
    <div className={styles.buttons}>
      {note !== null && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
      <ButtonRow>
        {[...DECISIONS, ...otherActs(report)].map((act) => (
          <Button
            key={act}
            variant={variantOf(act)}
            busy={acting === act}
            keepsFocus
            disabled={own !== null || props.isTooLong || (acting !== null && acting !== act)}
            aria-describedby={note === null ? undefined : noteId}
            onClick={() => onAct(act)}
          >
            {ACT_LABELS[act]}
          </Button>
        ))}
      </ButtonRow>
    </div>
  );
}
