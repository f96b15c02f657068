import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { NextIcon, PreviousIcon } from '@/components/icons';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import type { StepDirection, ItemSteps } from '../model/item-steps';
import type { PageStepState } from '../model/use-step-to-other-page';
import styles from './item-detail-bar.module.css';

interface ItemDetailBarProps {
  /** The steps to the previous and the next item. Null if no list contains the open item. */
  readonly steps: ItemSteps | null;
  readonly pageStep: PageStepState | null;
  readonly onGo: (direction: StepDirection) => void;
}

export function ItemDetailBar({ steps, pageStep, onGo }: ItemDetailBarProps) {
  return (
    <nav data-keep-visible aria-label="Previous and next item" className={styles.bar}>
      {steps && (
        <>
          <p role="status" className={classNames(text.figures, styles.place)}>
            <span className={text.screenReaderOnly}>{steps.item.title}, item </span>
            <span>
              {steps.place.n} of {steps.place.total}
            </span>
          </p>
          {pageStep?.state === 'failed' && (
            <p role="alert" className={styles.failure}>
              We couldn&apos;t load more items. Please try again.
            </p>
          )}
          <StepButton
            name="Previous item"
            keys="ArrowLeft"
            isOff={!steps.previous}
            onGo={() => onGo('previous')}
          >
            <PreviousIcon />
          </StepButton>
          <StepButton
            name="Next item"
            keys="ArrowRight"
            isOff={!steps.next}
            isBusy={pageStep?.state === 'reading'}
            onGo={() => onGo('next')}
          >
            <NextIcon />
          </StepButton>
        </>
      )}
    </nav>
  );
}

interface StepButtonProps {
  readonly name: string;
  readonly keys: string;
  readonly isOff: boolean;
  readonly isBusy?: boolean;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/**
 * A button that opens the previous or the next item. It uses `aria-disabled`, because a disabled button loses the
 * focus.
 */
const StepButton = ({ name, keys, isOff, isBusy = false, onGo, children }: StepButtonProps) => (
  <Button
    variant="outline"
    className={styles.step}
    aria-label={name}
    aria-keyshortcuts={keys}
    aria-disabled={isOff}
    aria-busy={isBusy}
    onClick={onGo}
  >
    {children}
  </Button>
);
