import type { RankerPage } from '../candidates/ranker-page';
import { hasAmount } from '../candidates/amounts';
import { bottomEdge, verticalMiddle, rightEdge, verticalOverlap } from '../layout/geometry';
import { median } from '../layout/letter-size';
import type { Box } from '../layout/recognized-page';
import type { TextLine } from '../layout/text-lines';
import { hasOnlyAppWords } from '../wording/app-words';
import { meanInkOf, type InkMeasurements } from './ink';

/** A page with the values that the features of all its candidates use. */
export interface PageFacts extends RankerPage {
  readonly lines: readonly TextLine[];
  readonly usualSize: number;
  readonly largestSize: number;
  readonly usualInk: InkMeasurements;
  readonly sizesUp: readonly number[];
  readonly textCounts: ReadonlyMap<string, number>;
  /** The texts of all lines in lower case, including lines outside the listing, such as the browser bar. */
  readonly allTexts: readonly string[];
  readonly headings: readonly TextLine[];
  readonly amountLines: ReadonlySet<TextLine>;
}

const MIN_HEADINGS = 2;

export function pageFacts(page: RankerPage): PageFacts {
  const { lines, usualSize } = page.areas;
  const sizesUp = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const textCounts = new Map<string, number>();
  for (const { text } of page.allLines) {
    const key = text.toLowerCase();
    textCounts.set(key, (textCounts.get(key) ?? 0) + 1);
  }
  return {
    ...page,
    lines,
    usualSize: Math.max(1, usualSize),
    largestSize: Math.max(1, sizesUp.at(-1) ?? 1),
    usualInk: usualInk(lines),
    sizesUp,
    textCounts,
    allTexts: page.allLines.map(({ text }) => text.toLowerCase()),
    headings: headingRows(lines),
    amountLines: new Set(lines.filter(hasAmount)),
  };
}

function usualInk(lines: readonly TextLine[]): InkMeasurements {
  const inks = lines.map(({ words }) => meanInkOf(words));
  const of = (key: keyof InkMeasurements): number => median(inks.map((ink) => ink[key]));
  return {
    contrast: of('contrast'),
    stroke: of('stroke'),
    density: of('density'),
    saturation: of('saturation'),
    warmth: of('warmth'),
  };
}

/**
 * Returns the headings of tables. A heading is a short line that contains only words of app interfaces (`APP_WORDS`)
 * and has at least two other lines of this kind on its row.
 */
function headingRows(lines: readonly TextLine[]): TextLine[] {
  const short = lines.filter(({ text, words }) => words.length <= 4 && hasOnlyAppWords(text));
  return short.filter(
    (line) =>
      short.filter((other) => other !== line && verticalOverlap(other.box, line.box) > 0.5)
        .length >= MIN_HEADINGS,
  );
}

/**
 * Returns the nearest heading of a table column above a box. The heading must overlap the box horizontally, or end less
 * than one cap height to the left of the box. Returns null if there is no such heading.
 */
export function headingAbove(box: Box, { headings }: PageFacts): TextLine | null {
  const above = headings.filter(
    (heading) =>
      bottomEdge(heading.box) <= verticalMiddle(box) &&
      heading.box.x < rightEdge(box) &&
      rightEdge(heading.box) > box.x - heading.size,
  );
  return above.toSorted((a, b) => b.box.y - a.box.y)[0] ?? null;
}
