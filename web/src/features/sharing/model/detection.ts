import { type AutoExtract, CONFIDENCE_HIGH, CONFIDENCE_MEDIUM } from '@contract/schemas/ocr';
import { firstAmount } from './price-text';

export type ReadField = 'title' | 'price';

/** What the text detection overlay holds: spec 1 §4. */
export interface Detection {
  readonly phase: 'loading' | 'auto';
  readonly title: string;
  readonly price: string;
  readonly confidence: number;
  /** The field that a rectangle is being dragged for. */
  readonly target: ReadField | null;
  /** A selected part is being read. */
  readonly readingPart: boolean;
  /** Fields that the member changed while the detection ran, which its result leaves alone. */
  readonly changed: readonly ReadField[];
}

export type DetectionEvent =
  | { readonly type: 'started' }
  | { readonly type: 'detected'; readonly reading: AutoExtract }
  | { readonly type: 'failed' }
  | { readonly type: 'edited'; readonly field: ReadField; readonly text: string }
  | { readonly type: 'dragStarted'; readonly field: ReadField }
  | { readonly type: 'dragStopped' }
  | { readonly type: 'partSelected' }
  | { readonly type: 'partRead'; readonly text: string };

export const initialDetection: Detection = {
  phase: 'loading',
  title: '',
  price: '',
  confidence: 0,
  target: null,
  readingPart: false,
  changed: [],
};

const NOTHING_READ: AutoExtract = { title: '', price: '', confidence: 0 };

/** The overlay after an event; a failed detection is a reading of nothing. */
export function nextDetection(state: Detection, event: DetectionEvent): Detection {
  switch (event.type) {
    case 'started':
      return { ...state, phase: 'loading', target: null, readingPart: false, changed: [] };
    case 'detected':
      return withReading(state, event.reading);
    case 'failed':
      return withReading(state, NOTHING_READ);
    case 'edited':
      return { ...state, [event.field]: event.text, changed: [...state.changed, event.field] };
    case 'dragStarted':
      return { ...state, target: event.field };
    case 'dragStopped':
      return { ...state, target: null };
    case 'partSelected':
      return { ...state, readingPart: true };
    case 'partRead':
      return withPart(state, event.text);
  }
}

function withReading(state: Detection, reading: AutoExtract): Detection {
  return {
    ...state,
    phase: 'auto',
    title: state.changed.includes('title') ? state.title : reading.title,
    price: state.changed.includes('price') ? state.price : reading.price,
    confidence: reading.confidence,
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
