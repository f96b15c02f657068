/** An element of the page that the browser reports as moved or painted. */
export interface PageElement {
  /** The name of the HTML element in lower case, such as 'footer'. */
  readonly name: string;
  readonly label: string;
  /** The first characters of the element's text. */
  readonly text: string;
}

/** The visible part of an element's box, in CSS pixels. All numbers are 0 if the element was outside of the view. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ElementMove {
  /** The element that moved. Null if the element is no longer on the page. */
  readonly part: PageElement | null;
  readonly from: Box;
  readonly to: Box;
}

interface Entry {
  /** When the document started to load, in milliseconds since 1970. */
  readonly document: number;
  /** When the browser painted or moved the element, in milliseconds after `document`. */
  readonly at: number;
}

export interface LayoutShift extends Entry {
  readonly kind: 'shift';
  /**
   * The score of the shift as the Layout Instability API defines it: the share of the view that moved, times the
   * distance of the move as a share of the view.
   */
  readonly score: number;
  /** The elements that moved. The browser reports at most five. */
  readonly moves: readonly ElementMove[];
}

/** A candidate for the largest contentful paint. The last candidate of a page is its largest contentful paint. */
export interface LargestPaintCandidate extends Entry {
  readonly kind: 'paint';
  readonly part: PageElement | null;
}

/** An entry for a document that started to load. */
interface Start extends Entry {
  readonly kind: 'start';
}

export type PaintEntry = Start | LayoutShift | LargestPaintCandidate;

const MAX_PAUSE_MS = 1000;
const MAX_WINDOW_MS = 5000;

/**
 * Returns the cumulative layout shift of one document. Shifts are grouped into session windows: a window ends after a
 * second without a shift, and at the latest after 5 seconds. The result is the highest sum of shifts in one window
 * (https://web.dev/articles/cls).
 */
export function cumulativeShift(shifts: readonly Pick<LayoutShift, 'at' | 'score'>[]): number {
  let highest = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { at, score } of shifts.toSorted((a, b) => a.at - b.at)) {
    const continues = at - last < MAX_PAUSE_MS && at - first < MAX_WINDOW_MS;
    if (!continues) [sum, first] = [0, at];
    sum += score;
    last = at;
    highest = Math.max(highest, sum);
  }
  return highest;
}

export interface PageStability {
  /**
   * The cumulative layout shift. If a redirect made the visit load several documents, it is the highest of their
   * cumulative layout shifts.
   */
  readonly shift: number;
  /**
   * When the largest contentful paint of the last document happened, in milliseconds since the first document started
   * to load. NaN if there was none.
   */
  readonly largestPaintMs: number;
  readonly largestPaint: PageElement | null;
  /** The shift with the highest score. */
  readonly worst: LayoutShift | null;
}

/** Returns the layout shift and the largest contentful paint of a visit. */
export function stabilityOf(entries: readonly PaintEntry[]): PageStability {
  const shifts = entries.filter((entry) => entry.kind === 'shift');
  const paints = entries.filter((entry) => entry.kind === 'paint');
  const start = Math.min(...entries.map(({ document }) => document));
  const when = ({ document, at }: Entry) => document - start + at;
  const paint = paints.toSorted((a, b) => when(a) - when(b)).at(-1);
  const documents = new Set(shifts.map(({ document }) => document));
  const ofDocument = (wanted: number) =>
    cumulativeShift(shifts.filter(({ document }) => document === wanted));
  return {
    shift: Math.max(0, ...[...documents].map(ofDocument)),
    largestPaintMs: paint ? when(paint) : NaN,
    largestPaint: paint?.part ?? null,
    worst: shifts.toSorted((a, b) => b.score - a.score)[0] ?? null,
  };
}

const areaOf = ({ width, height }: Box) => width * height;
const shownArea = ({ from, to }: ElementMove) => Math.max(areaOf(from), areaOf(to));

/** Returns the move of the largest element that moved. */
export const largestMove = ({ moves }: LayoutShift): ElementMove | null =>
  moves.toSorted((a, b) => shownArea(b) - shownArea(a))[0] ?? null;
