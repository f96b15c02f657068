import { CONFIDENCE_HIGH, CONFIDENCE_MEDIUM } from '@contract/schemas/extraction';

export type ExtractedField = 'title' | 'soldPrice';
export type SelectionTarget = ExtractedField | 'redaction';

/**
 * The state while the member selects title or price on the screenshot or has the screenshot read again
 * (docs/product.md#reading-a-screenshot). The texts of title and price are in the form.
 */
export interface ExtractionState {
  /** True from a press of 'Try Auto-Detect Again' until the reading has ended. */
  readonly readingAgain: boolean;
  /** The reason why the reading found nothing. Null if the server gave no reason. */
  readonly refusal: string | null;
  readonly target: SelectionTarget | null;
  /**
   * True if the member uses the keyboard. If so, the selection starts with a rectangle that the arrow keys can move.
   */
  readonly byKeyboard: boolean;
  /** True if the member corrects an area that the reading found. If so, the rectangle starts at that area. */
  readonly isCorrection: boolean;
  readonly recognisingPart: boolean;
}

export type ExtractionEvent =
  | { readonly type: 'started' | 'ended' }
  | { readonly type: 'failed'; readonly refusal: string | null }
  | {
      readonly type: 'dragToggled';
      readonly target: SelectionTarget;
      readonly byKeyboard: boolean;
      readonly isCorrection?: boolean;
    }
  | { readonly type: 'dragStopped' }
  | { readonly type: 'partSelected' | 'partRecognised' }
  | { readonly type: 'partRefused'; readonly refusal: string };

export const initialExtractionState: ExtractionState = {
  readingAgain: false,
  refusal: null,
  target: null,
  byKeyboard: false,
  isCorrection: false,
  recognisingPart: false,
};

export function nextExtractionState(
  state: ExtractionState,
  event: ExtractionEvent,
): ExtractionState {
  switch (event.type) {
    case 'started':
      return { ...initialExtractionState, readingAgain: true };
    case 'ended':
      return { ...state, readingAgain: false };
    case 'failed':
      return { ...state, readingAgain: false, refusal: event.refusal };
    case 'dragToggled': {
      const { byKeyboard, isCorrection = false } = event;
      const target = state.target === event.target ? null : event.target;
      return { ...state, target, byKeyboard, isCorrection };
    }
    case 'dragStopped':
      return { ...state, target: null };
    case 'partSelected':
      return { ...state, readingAgain: false, recognisingPart: true, refusal: null };
    case 'partRecognised':
      return { ...state, target: null, recognisingPart: false };
    case 'partRefused':
      return { ...state, target: null, recognisingPart: false, refusal: event.refusal };
  }
}

/** Returns the text of a selection on one line, because each field of the form has one line. */
export const toSingleLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export type ConfidenceLabel = 'High' | 'Medium' | 'Low';

export function confidenceLabel(confidence: number): ConfidenceLabel {
  if (confidence >= CONFIDENCE_HIGH) return 'High';
  return confidence >= CONFIDENCE_MEDIUM ? 'Medium' : 'Low';
}
