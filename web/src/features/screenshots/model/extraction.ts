import { type AutoExtract, CONFIDENCE_HIGH, CONFIDENCE_MEDIUM } from '@contract/schemas/extraction';
import type { ExtractedSale } from '@/lib/extracted-sale';
import { firstAmount } from './price-text';

export type ExtractedField = 'title' | 'price';
/** What a rectangle is drawn for: the text of a field, or a part to redact. */
export type DragTarget = ExtractedField | 'redaction';

/** What the text detection overlay holds: spec 1 §4. */
export interface Extraction {
  readonly phase: 'loading' | 'auto';
  readonly title: string;
  readonly price: string;
  readonly confidence: number;
  /** Platform and day of the sale, if the screenshot shows them. */
  readonly seen: Pick<ExtractedSale, 'platform' | 'soldDate'>;
  /** Why the server refused the extraction for now, as a sentence; null if it did not refuse. */
  readonly refusal: string | null;
  /** What a rectangle is being dragged for. */
  readonly target: DragTarget | null;
  /** The rectangle is asked for without a pointer, so that one has to be there to move. */
  readonly byKeyboard: boolean;
  /** The text of a selected part is being recognised. */
  readonly recognisingPart: boolean;
  /** The price was to be used and is no number. */
  readonly priceRefused: boolean;
  /** Fields that the member changed during the extraction; its result does not replace them. */
  readonly changed: readonly ExtractedField[];
}

export type ExtractionEvent =
  | { readonly type: 'started' }
  | { readonly type: 'extracted'; readonly extraction: AutoExtract }
  | { readonly type: 'failed'; readonly refusal: string | null }
  | { readonly type: 'edited'; readonly field: ExtractedField; readonly text: string }
  | { readonly type: 'dragToggled'; readonly target: DragTarget; readonly byKeyboard: boolean }
  | { readonly type: 'dragStopped' }
  | { readonly type: 'priceRefused' }
  | { readonly type: 'partSelected' }
  | { readonly type: 'partRecognised'; readonly text: string };

export const initialExtraction: Extraction = {
  phase: 'loading',
  title: '',
  price: '',
  confidence: 0,
  seen: {},
  refusal: null,
  target: null,
  byKeyboard: false,
  recognisingPart: false,
  priceRefused: false,
  changed: [],
};

const NOTHING_EXTRACTED: AutoExtract = { title: '', price: '', confidence: 0, personalInfo: [] };

/** Returns the overlay's state after an event. A failed extraction finds nothing. */
export function nextExtraction(state: Extraction, event: ExtractionEvent): Extraction {
  switch (event.type) {
    case 'started':
      return { ...initialExtraction, title: state.title, price: state.price };
    case 'extracted':
      return withExtraction(state, event.extraction);
    case 'failed':
      return { ...withExtraction(state, NOTHING_EXTRACTED), refusal: event.refusal };
    case 'edited':
      return withEdit(state, event.field, event.text);
    case 'dragToggled':
      return withTarget(state, event.target, event.byKeyboard);
    case 'dragStopped':
      return { ...state, target: null };
    case 'partSelected':
      return { ...state, recognisingPart: true };
    case 'partRecognised':
      return withPart(state, event.text);
    case 'priceRefused':
      return { ...state, priceRefused: true };
  }
}

const withEdit = (state: Extraction, field: ExtractedField, text: string): Extraction => ({
  ...state,
  [field]: text,
  changed: [...state.changed, field],
  priceRefused: false,
});

/** Asking for the current target again ends dragging. */
const withTarget = (state: Extraction, target: DragTarget, byKeyboard: boolean): Extraction => ({
  ...state,
  target: state.target === target ? null : target,
  byKeyboard,
  priceRefused: false,
});

function withExtraction(state: Extraction, extraction: AutoExtract): Extraction {
  const { platform, soldDate } = extraction;
  return {
    ...state,
    phase: 'auto',
    title: state.changed.includes('title') ? state.title : extraction.title,
    price: state.changed.includes('price') ? state.price : extraction.price,
    confidence: extraction.confidence,
    seen: { ...(platform && { platform }), ...(soldDate && { soldDate }) },
  };
}

function withPart(state: Extraction, text: string): Extraction {
  const line = text.replace(/\s+/g, ' ').trim();
  const done = { ...state, target: null, recognisingPart: false };
  if (state.target === 'title') return { ...done, title: line };
  if (state.target === 'price') return { ...done, price: firstAmount(line) };
  return done;
}

/** Whether 'Use This Text' may be pressed: both filled in and nothing loading (spec 1 §5). */
export const isUsable = ({ phase, recognisingPart, title, price }: Extraction): boolean =>
  phase === 'auto' && !recognisingPart && title.trim() !== '' && price.trim() !== '';

/** Returns the confidence of an extraction as a word (spec 1 §9). */
export function confidenceLabel(confidence: number): 'High' | 'Medium' | 'Low' {
  if (confidence >= CONFIDENCE_HIGH) return 'High';
  return confidence >= CONFIDENCE_MEDIUM ? 'Medium' : 'Low';
}
