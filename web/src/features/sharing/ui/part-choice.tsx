import { isWholeScreenshot, type ItemPart, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { useRef } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { partSentence, type PartState } from '../model/picture-texts';
import styles from './picture-choices.module.css';

interface PartChoiceProps {
  readonly itemPart: ItemPart | null;
  /** Undefined until the browser has tried to show the picture. */
  readonly isShowable: boolean | undefined;
  readonly checking: boolean;
  readonly busy: boolean;
  readonly onItemPart: (itemPart: ItemPart) => void;
  readonly onMarkPart: () => void;
}

/** What others see of the screenshot, with the buttons that change it. */
export function PartChoice(props: PartChoiceProps) {
  const { busy, onItemPart, onMarkPart } = props;
  const status = useRef<HTMLParagraphElement>(null);
  const markButton = useRef<HTMLButtonElement>(null);
  const showAll = () => {
    onItemPart(WHOLE_SCREENSHOT);
    // The pressed button goes.
    (markButton.current ?? status.current)?.focus();
  };
  const state = stateOf(props);
  const isMissing = state === 'missing';
  const canMark = state !== 'searching' && props.isShowable !== false;
  const canShowAll = state !== 'searching' && state !== 'whole';
  return (
    <div className={styles.choice}>
      <p ref={status} tabIndex={-1} role="status" className={styles.sentence}>
        {partSentence(state)}
      </p>
      {(canMark || canShowAll) && (
        <ButtonRow>
          {canMark && (
            <Button
              ref={markButton}
              variant={isMissing ? 'solid' : 'outline'}
              disabled={busy}
              onClick={onMarkPart}
            >
              {isMissing ? 'Drag Around the Item' : 'Change What Others See'}
            </Button>
          )}
          {canShowAll && (
            <Button variant="outline" disabled={busy} onClick={showAll}>
              Show the Whole Screenshot
            </Button>
          )}
        </ButtonRow>
      )}
    </div>
  );
}

function stateOf({ itemPart, isShowable, checking }: PartChoiceProps): PartState {
  if (itemPart && isWholeScreenshot(itemPart)) return 'whole';
  if (isShowable === false) return 'uncroppable';
  if (itemPart) return 'part';
  return checking ? 'searching' : 'missing';
}
