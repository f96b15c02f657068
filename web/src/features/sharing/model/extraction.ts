import {
  type AutoExtract,
  CONFIDENCE_HIGH,
  CONFIDENCE_MEDIUM,
  RECOGNITION_MESSAGES,
} from '@contract/schemas/extraction';
import type { ExtractedSale, SaleReading } from './sale-reading';
import { firstAmount, priceFromText } from './price-text';

export type ExtractedField = 'title' | 'price';
export type DragTarget = ExtractedField | 'redaction';

/** State of the text detection overlay (docs/product.md#reading-a-screenshot). */
export interface Extraction {
  readonly phase: 'loading' | 'auto';
  readonly title: string;
  readonly price: string;
  readonly confidence: number;
  readonly seen: Pick<ExtractedSale, 'platform' | 'soldDate'>;
  /** Why nothing is suggested now, or null. */
  readonly refusal: string | null;
  readonly target: DragTarget | null;
  /** True if the member uses the keyboard and needs a rectangle to move. */
  readonly byKeyboard: boolean;
  readonly recognisingPart: boolean;
  /** True after 'Use This Text' with a price that is not a number. */
  readonly priceRefused: boolean;
  /** Fields that the member typed or selected after the extraction started. The result does not replace them. */
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
  | { readonly type: 'partRecognised'; readonly text: string }
  | { readonly type: 'partRefused'; readonly refusal: string };

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

const NOTHING_EXTRACTED: AutoExtract = {
  title: '',
  price: '',
  confidence: 0,
  personalInfo: [],
  fees: [],
  cover: null,
  coverOptions: [],
  focus: null,
  itemPart: null,
  isHardToRead: false,
};

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
      return { ...state, recognisingPart: true, refusal: null };
    case 'partRecognised':
      return withPart(state, event.text);
    case 'partRefused':
      return { ...state, target: null, recognisingPart: false, refusal: event.refusal };
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
    refusal: (extraction.isCheckOnly ?? false) ? RECOGNITION_MESSAGES.exhausted : null,
    seen: { ...(platform && { platform }), ...(soldDate && { soldDate }) },
  };
}

function withPart(state: Extraction, text: string): Extraction {
  const line = text.replace(/\s+/g, ' ').trim();
  const done = { ...state, target: null, recognisingPart: false };
  if (state.target === 'title') return withEdit(done, 'title', line);
  if (state.target === 'price') return withEdit(done, 'price', firstAmount(line));
  return done;
}

/** Returns the fields that the member typed or selected and that can be used. */
export function changedReading({ changed, title, price }: Extraction): Partial<SaleReading> {
  const soldPrice = changed.includes('price') ? priceFromText(price) : null;
  return {
    ...(changed.includes('title') && title.trim() !== '' && { title: title.trim() }),
    ...(soldPrice !== null && { soldPrice }),
  };
}

/** Whether 'Use This Text' is enabled. */
export const isUsable = ({ phase, recognisingPart, title, price }: Extraction): boolean =>
  phase === 'auto' && !recognisingPart && title.trim() !== '' && price.trim() !== '';

export function confidenceLabel(confidence: number): 'High' | 'Medium' | 'Low' {
  if (confidence >= CONFIDENCE_HIGH) return 'High';
  return confidence >= CONFIDENCE_MEDIUM ? 'Medium' : 'Low';
}
