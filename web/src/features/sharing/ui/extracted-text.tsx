import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import type { ReactNode } from 'react';
import { Button, Spinner } from '@/components/button';
import { Badge } from '@/components/surfaces';
import {
  confidenceLabel,
  type SelectionTarget,
  type ExtractedField,
  type ExtractionState,
} from '../model/extraction';
import { readingConfidenceOf, isReadingPicture } from '../model/share-sale-state';
import { useShareSale } from '../model/use-share-sale';
import styles from './extracted-text.module.css';
import { PriceField, TitleField } from './item-fields';
import { areaStyle } from './picture-marks';

const TONES = { High: 'brand', Medium: 'sticker', Low: 'stamp' } as const;

interface ExtractionStatusProps {
  readonly extraction: ExtractionState;
  /** Reads the screenshot again. Null if another button of the form does that. */
  readonly onExtract: (() => void) | null;
}

/**
 * Shows whether the server is reading the screenshot. Afterwards, shows how sure the reading is about title and price,
 * or why it found nothing.
 */
export function ExtractionStatus({ extraction, onExtract }: ExtractionStatusProps) {
  const { state } = useShareSale();
  const isReading = extraction.readingAgain || isReadingPicture(state);
  return (
    <div className={styles.row}>
      <p role="status" className={styles.status}>
        {(isReading || extraction.recognisingPart) && <Spinner />}
        {isReading && 'Detecting title and price...'}
        {extraction.recognisingPart && 'Reading your selection...'}
        {!isReading && !extraction.recognisingPart && <Confidence refusal={extraction.refusal} />}
      </p>
      {onExtract && (
        <Button variant="outline" size="sm" disabled={isReading} onClick={onExtract}>
          Try Auto-Detect Again
        </Button>
      )}
    </div>
  );
}

function Confidence({ refusal }: { readonly refusal: string | null }) {
  const { state } = useShareSale();
  const confidence = readingConfidenceOf(state);
  const isExhausted = state.draft.reading?.isCheckOnly === true;
  const reason =
    refusal ?? state.check.refusal ?? (isExhausted ? RECOGNITION_MESSAGES.exhausted : null);
  if (confidence === null) return reason;
  const label = confidenceLabel(confidence);
  return (
    <>
      <span>
        Confidence: <Badge tone={TONES[label]}>{label}</Badge>
      </span>
      {label !== 'High' && <span>Please check the title.</span>}
      {reason && <span className={styles.reason}>{reason}</span>}
    </>
  );
}

interface TextOutlinesProps {
  /**
   * Whether the outlines are invisible. Their buttons stay in the page, because the focus can return to these buttons.
   */
  readonly disabled: boolean;
  /** Called when an outline is pressed. `byKeyboard` is true unless a pointer pressed the outline. */
  readonly onCorrect: (field: ExtractedField, byKeyboard: boolean) => void;
}

/**
 * Outlines around the title and price that were read. After a tap, the member selects the text again, starting with the
 * area of the outline.
 */
export function TextOutlines({ disabled, onCorrect }: TextOutlinesProps) {
  const { reading } = useShareSale().state.draft;
  const outlines = [
    { field: 'title', name: 'title', area: reading?.titleArea },
    { field: 'soldPrice', name: 'price', area: reading?.priceArea },
  ] as const;
  return outlines.map(
    ({ field, name, area }) =>
      area && (
        <button
          key={field}
          type="button"
          aria-label={`Select the ${name} again`}
          disabled={disabled}
          className={styles.outline}
          style={areaStyle(area)}
          onClick={(event) => onCorrect(field, event.detail === 0)}
        />
      ),
  );
}

interface DragProps {
  readonly target: SelectionTarget | null;
  readonly canDrag: boolean;
  /** Called when the button of a field is pressed. `byKeyboard` is true unless a pointer pressed the button. */
  readonly onDrag: (target: SelectionTarget, byKeyboard: boolean) => void;
}

interface TitleAndPriceFieldsProps extends DragProps {
  /** Whether the form also shows the other details. */
  readonly withDetails: boolean;
}

/** The fields for title and price. Each field can be filled in from an area of the screenshot. */
export const TitleAndPriceFields = ({ withDetails, ...drag }: TitleAndPriceFieldsProps) => (
  <>
    <Draggable field="title" name="Title" {...drag}>
      <TitleField required={withDetails} />
    </Draggable>
    <Draggable field="soldPrice" name="Price" {...drag}>
      <PriceField label={withDetails ? 'Sold price' : 'Price'} required={withDetails} />
    </Draggable>
  </>
);

interface DraggableProps extends DragProps {
  readonly field: ExtractedField;
  readonly name: string;
  readonly children: ReactNode;
}

const Draggable = ({ field, name, target, canDrag, onDrag, children }: DraggableProps) => (
  <div className={styles.draggable}>
    <div className={styles.overlaid}>
      {children}
      <Button
        size="sm"
        variant={target === field ? 'solid' : 'outline'}
        disabled={!canDrag}
        aria-pressed={target === field}
        aria-label={`Drag to Select ${name}`}
        onClick={(event) => onDrag(field, event.detail === 0)}
      >
        Drag to Select
      </Button>
    </div>
  </div>
);
