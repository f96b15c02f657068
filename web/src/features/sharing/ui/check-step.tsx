import { type RefObject, useEffect, useRef, useState } from 'react';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { CloseButton } from '@/components/close-button';
import { Form } from '@/components/form/form';
import { ModalDialog } from '@/components/modal-dialog';
import { showToast } from '@/components/toast/toast-store';
import type { SelectionTarget, ExtractionState } from '../model/extraction';
import { isReadingPicture } from '../model/share-sale-state';
import { useExtraction } from '../model/use-extraction';
import { useShareSale } from '../model/use-share-sale';
import { MarkedScreenshot } from './marked-screenshot';
import styles from './check-step.module.css';
import { ExtractionStatus, TitleAndPriceFields } from './extracted-text';
import { RedactionControls } from './redaction-controls';
import { SaleDetails } from './sale-details';
import { SharedScreenshots, type SharedScreenshotsProps } from './shared-screenshots';

const EXTRACTED = {
  title: 'Text extracted!',
  description: 'Title and price have been filled in. Review and adjust if needed.',
};
const NO_NUMBER = 'Enter the price as a number, like 34.99';

interface CheckStepProps {
  readonly screenshot: File;
  readonly shared: SharedScreenshotsProps;
}

/**
 * The second step of the share form. At first, it shows the picture and only two fields: title and price. 'Use This
 * Text' checks them and then shows the other fields. 'Cancel' shows the other fields without a check.
 */
export function CheckStep({ screenshot, shared }: CheckStepProps) {
  const { state, form, share, isSharing, goTo, onClose, chooseButton, checkTop } = useShareSale();
  const { state: extraction, dispatch, extract, recognisePart } = useExtraction(screenshot);
  const [showable, setShowable] = useState<boolean>();
  const [hasGrown, setGrown] = useState(false);
  const redactButton = useRef<HTMLButtonElement>(null);
  const { target, recognisingPart } = extraction;
  const keepOpener = useReturnedFocus(target !== null);
  const withDetails = state.step === 'details';
  const drag = (field: SelectionTarget, byKeyboard: boolean, isCorrection = false) => {
    keepOpener();
    dispatch({ type: 'dragToggled', target: field, byKeyboard, isCorrection });
  };
  const { isReading, isUsable, takeText } = useText(extraction);
  useFocusOn(checkTop, withDetails);
  return (
    <ModalDialog
      title={withDetails ? 'Check Your Sale' : 'Text Detection and Selection'}
      onClose={() => goTo('picture')}
      returnTo={() => chooseButton.current}
    >
      <CloseButton onPress={onClose} />
      <Form
        form={form}
        busy={isSharing}
        aria-label="Share a Sale"
        className={styles.form}
        data-step={state.step}
        data-selects={target ?? undefined}
        onSubmit={withDetails ? share : takeText}
      >
        <div ref={checkTop} tabIndex={-1} className={styles.status}>
          <SharedScreenshots {...shared} />
          <ExtractionStatus
            extraction={extraction}
            onExtract={withDetails && !isSharing ? extract : null}
          />
        </div>
        <div className={styles.hiding}>
          <RedactionControls
            target={target}
            showable={showable}
            redactButton={redactButton}
            disabled={recognisingPart || isSharing}
            onRedact={(byKeyboard) => drag('redaction', byKeyboard)}
          />
        </div>
        <MarkedScreenshot
          screenshot={screenshot}
          extraction={extraction}
          showable={showable}
          redactButton={redactButton}
          onShowable={setShowable}
          onRecognise={recognisePart}
          onCorrect={(field, byKeyboard) => drag(field, byKeyboard, true)}
          onGrown={() => setGrown(true)}
          onStop={() => dispatch({ type: 'dragStopped' })}
        />
        <div className={styles.fields}>
          <TitleAndPriceFields
            withDetails={withDetails}
            target={target}
            canDrag={showable === true && !recognisingPart && !isSharing}
            onDrag={drag}
          />
          {withDetails ? (
            <SaleDetails screenshot={screenshot} showable={showable} hasGrown={hasGrown} />
          ) : (
            <TextButtons
              canExtract={!isReading}
              canUse={isUsable}
              onCancel={() => goTo('details')}
              onExtract={extract}
              onUse={takeText}
            />
          )}
        </div>
      </Form>
    </ModalDialog>
  );
}

/**
 * Returns whether title and price are being read, whether the member can use them, and the handler of 'Use This Text'.
 */
function useText({ readingAgain, recognisingPart }: ExtractionState) {
  const { state, form, confirmText } = useShareSale();
  const texts = form.watch(['title', 'soldPrice']);
  const isReading = isReadingPicture(state) || readingAgain;
  const isUsable = !isReading && !recognisingPart && texts.every((text) => text.trim() !== '');
  return {
    isReading,
    isUsable,
    takeText: () => {
      if (!isUsable) return;
      if (!confirmText()) form.showError('soldPrice', NO_NUMBER);
      // Shows the toast only if the screenshot was read successfully.
      else if (state.draft.reading !== null) showToast(EXTRACTED);
    },
  };
}

/** Focuses `element` when the details appear, because the button that the member pressed has disappeared. */
function useFocusOn(element: RefObject<HTMLElement | null>, withDetails: boolean): void {
  useEffect(() => {
    if (withDetails && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
  }, [element, withDetails]);
}

interface TextButtonsProps {
  readonly canExtract: boolean;
  readonly canUse: boolean;
  readonly onCancel: () => void;
  readonly onExtract: () => void;
  readonly onUse: () => void;
}

const TextButtons = (props: TextButtonsProps) => (
  <ActionButtonRow
    className={styles.buttons}
    act={
      <Button disabled={!props.canUse} onClick={props.onUse}>
        Use This Text
      </Button>
    }
    other={
      <Button variant="outline" disabled={!props.canExtract} onClick={props.onExtract}>
        Try Auto-Detect Again
      </Button>
    }
    keep={
      <Button variant="outline" onClick={props.onCancel}>
        Cancel
      </Button>
    }
  />
);

/**
 * Returns a function that remembers the focused element. Call the function before `busy` becomes true. The element gets
 * the focus again when `busy` becomes false.
 */
function useReturnedFocus(busy: boolean): () => void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (busy || !(opener.current instanceof HTMLElement)) return;
    const focused = document.activeElement;
    if (focused === document.body || focused instanceof HTMLDialogElement) opener.current.focus();
  }, [busy]);
  return () => {
    opener.current = document.activeElement;
  };
}
