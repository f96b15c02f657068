import { type AutoExtract, CONFIDENCE_HIGH, CONFIDENCE_MEDIUM } from '@contract/schemas/extraction';
import { firstAmount } from './price-text';
import type { ReadSale } from './read-sale';

export type ReadField = 'title' | 'price';
/** What a rectangle is drawn for: the text of a field, or a part to hide. */
export type DragTarget = ReadField | 'hiding';

/** What the text detection overlay holds: spec 1 §4. */
export interface Detection {
  readonly phase: 'loading' | 'auto';
  readonly title: string;
  readonly price: string;
  readonly confidence: number;
  /** Platform and day of the sale, where they were seen. */
  readonly seen: Pick<ReadSale, 'platform' | 'soldDate'>;
  /** Why the server would not read the screenshot now, as a sentence; null where it did or just failed. */
  readonly refusal: string | null;
  /** What a rectangle is being dragged for. */
  readonly target: DragTarget | null;
  /** The rectangle is asked for without a pointer, so that one has to be there to move. */
  readonly byKeyboard: boolean;
  /** A selected part is being read. */
  readonly readingPart: boolean;
  /** The price was to be used and is no number. */
  readonly priceRefused: boolean;
  /** Fields that the member changed while the detection ran, which its result leaves alone. */
  readonly changed: readonly ReadField[];
}

export type DetectionEvent =
  | { readonly type: 'started' }
  | { readonly type: 'detected'; readonly reading: AutoExtract }
  | { readonly type: 'failed'; readonly refusal: string | null }
  | { readonly type: 'edited'; readonly field: ReadField; readonly text: string }
  | { readonly type: 'dragToggled'; readonly target: DragTarget; readonly byKeyboard: boolean }
  | { readonly type: 'dragStopped' }
  | { readonly type: 'priceRefused' }
  | { readonly type: 'partSelected' }
  | { readonly type: 'partRead'; readonly text: string };

export const initialDetection: Detection = {
  phase: 'loading',
  title: '',
  price: '',
  confidence: 0,
  seen: {},
  refusal: null,
  target: null,
  byKeyboard: false,
  readingPart: false,
  priceRefused: false,
  changed: [],
};

const NOTHING_READ: AutoExtract = { title: '', price: '', confidence: 0, personalInfo: [] };

/** The overlay after an event; a failed detection is a reading of nothing. */
export function nextDetection(state: Detection, event: DetectionEvent): Detection {
  switch (event.type) {
    case 'started':
      return { ...initialDetection, title: state.title, price: state.price };
    case 'detected':
      return withReading(state, event.reading);
    case 'failed':
      return { ...withReading(state, NOTHING_READ), refusal: event.refusal };
    case 'edited':
      return withEdit(state, event.field, event.text);
    case 'dragToggled':
      return withTarget(state, event.target, event.byKeyboard);
    case 'dragStopped':
      return { ...state, target: null };
    case 'partSelected':
      return { ...state, readingPart: true };
    case 'partRead':
      return withPart(state, event.text);
    case 'priceRefused':
      return { ...state, priceRefused: true };
  }
}

const withEdit = (state: Detection, field: ReadField, text: string): Detection => ({
  ...state,
  [field]: text,
  changed: [...state.changed, field],
  priceRefused: false,
});

/** Asking for what is dragged for already ends dragging. */
const withTarget = (state: Detection, target: DragTarget, byKeyboard: boolean): Detection => ({
  ...state,
  target: state.target === target ? null : target,
  byKeyboard,
  priceRefused: false,
});

function withReading(state: Detection, reading: AutoExtract): Detection {
  const { platform, soldDate } = reading;
  return {
    ...state,
    phase: 'auto',
    title: state.changed.includes('title') ? state.title : reading.title,
    price: state.changed.includes('price') ? state.price : reading.price,
    confidence: reading.confidence,
    seen: { ...(platform && { platform }), ...(soldDate && { soldDate }) },
  };
}

function withPart(state: Detection, text: string): Detection {
  const line = text.replace(/\s+/g, ' ').trim();
  const done = { ...state, target: null, readingPart: false };
  if (state.target === 'title') return { ...done, title: line };
  if (state.target === 'price') return { ...done, price: firstAmount(line) };
  return done;
}

/** Whether 'Use This Text' may be pressed: both filled in and nothing loading (spec 1 §5). */
export const isUsable = ({ phase, readingPart, title, price }: Detection): boolean =>
  phase === 'auto' && !readingPart && title.trim() !== '' && price.trim() !== '';

/** How far a reading can be trusted, in a word (spec 1 §9). */
export function confidenceLabel(confidence: number): 'High' | 'Medium' | 'Low' {
  if (confidence >= CONFIDENCE_HIGH) return 'High';
  return confidence >= CONFIDENCE_MEDIUM ? 'Medium' : 'Low';
}
