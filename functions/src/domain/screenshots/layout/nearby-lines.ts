import { type HorizontalBands, createHorizontalBands } from './bands';
import { bottomEdge } from './geometry';
import { median } from './letter-size';
import type { TextLine } from './text-lines';

interface PlacedLines {
  readonly bands: HorizontalBands<TextLine>;
  readonly largestSize: number;
}

const placed = new WeakMap<readonly TextLine[], PlacedLines>();

/** Returns all lines between two y positions, and possibly a few lines above or below, in the order of `lines`. */
export function linesBetween(lines: readonly TextLine[], top: number, end: number): TextLine[] {
  return placedLines(lines).bands.between(top, end);
}

export function linesBeside(lines: readonly TextLine[], box: TextLine['box']): TextLine[] {
  return linesBetween(lines, box.y, bottomEdge(box));
}

/** Returns the largest cap height of the lines in pixels, or 0 if there are no lines. */
export function largestCapHeight(lines: readonly TextLine[]): number {
  return placedLines(lines).largestSize;
}

function placedLines(lines: readonly TextLine[]): PlacedLines {
  const known = placed.get(lines);
  if (known) return known;
  const bands = createHorizontalBands<TextLine>(
    2 * Math.max(1, median(lines.map(({ box }) => box.height))),
  );
  for (const line of lines) bands.add(line, line.box.y, bottomEdge(line.box));
  const largest = lines.reduce((size, line) => Math.max(size, line.size), 0);
  const result = { bands, largestSize: largest };
  placed.set(lines, result);
  return result;
}
