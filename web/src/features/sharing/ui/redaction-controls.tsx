import type { RefObject } from 'react';
import { Button } from '@/components/button';
import { Icon } from '@/components/icons';
import type { DragTarget } from '../model/extraction';
import { redactionStatus } from '../model/picture-texts';
import { isCheckRunning } from '../model/share-sale-state';
import { useShareSale } from '../model/use-share-sale';
import { FeesSwitch } from './fees-switch';
import styles from './redaction-controls.module.css';

interface RedactionControlsProps {
  readonly target: DragTarget | null;
  /** Undefined until the browser has tried to show the picture. */
  readonly showable: boolean | undefined;
  readonly disabled: boolean;
  readonly redactButton: RefObject<HTMLButtonElement | null>;
  readonly onRedact: (byKeyboard: boolean) => void;
}

/** What is hidden on the screenshot, with the buttons that change it and the switch for fees. */
export function RedactionControls(props: RedactionControlsProps) {
  const { target, showable, disabled, redactButton, onRedact } = props;
  const { state, settings, changeRedaction } = useShareSale();
  const { draft, redactionHistory, upload } = state;
  const { redaction } = draft;
  const { steps } = redactionHistory;
  const isChecking = isCheckRunning(state);
  const undo = () => {
    // Move the focus, because the undo button is about to unmount.
    if (steps.length === 1) redactButton.current?.focus();
    changeRedaction({ type: 'undone' });
  };
  const removeAll = () => {
    for (const area of redaction.areas) changeRedaction({ type: 'removed', area });
  };
  const canRemoveAll = showable === false && redaction.areas.length > 0;
  return (
    <div className={styles.row}>
      <p role="status" className={styles.status}>
        {redactionStatus(redaction, redactionHistory.last, isChecking, showable)}
      </p>
      {steps.length > 0 && (
        <Button variant="outline" size="sm" aria-label="Undo" disabled={disabled} onClick={undo}>
          <UndoIcon />
        </Button>
      )}
      {canRemoveAll && (
        <Button variant="outline" size="sm" disabled={disabled} onClick={removeAll}>
          Don't Hide Anything
        </Button>
      )}
      <Button
        ref={redactButton}
        variant={target === 'redaction' ? 'solid' : 'outline'}
        size="sm"
        hidden={canRemoveAll}
        disabled={showable !== true || disabled}
        aria-pressed={target === 'redaction'}
        onClick={(event) => onRedact(event.detail === 0)}
      >
        Hide an Area
      </Button>
      <div className={styles.fees}>
        <FeesSwitch
          redaction={redaction}
          settings={settings}
          checking={isChecking}
          busy={upload.phase === 'sending'}
        />
      </div>
    </div>
  );
}

const UndoIcon = () => (
  <Icon>
    <path d="M9 5L4 10l5 5M4 10h9a5 5 0 0 1 0 10h-3" />
  </Icon>
);
