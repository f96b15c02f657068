import { bottomEdge, verticalMiddle, rightEdge, verticalOverlap } from '../layout/geometry';
import { linesBeside, linesBetween } from '../layout/nearby-lines';
import type { TextLine } from '../layout/text-lines';

const SAME_ROW = 0.5;
/** The largest gap between two lines of a column. Like all limits of this file, it is in cap heights. */
const MAX_LINE_GAP = 1.9;
const ALIGNED = 1.2;
/**
 * The largest difference between the left edges of two lines of a column, in cap heights. It is large, because a name
 * can be beside an avatar, and because text recognition can miss the first letters of a name.
 */
const ALIGNED_LEFT = 3.2;
const MAX_SIZE_RATIO = 1.6;

export function linesOnRow(line: TextLine, lines: readonly TextLine[]): TextLine[] {
  return linesBeside(lines, line.box).filter(
    (other) => other !== line && verticalOverlap(other.box, line.box) > SAME_ROW,
  );
}

export function lineRightOf(line: TextLine, lines: readonly TextLine[]): TextLine | null {
  const beside = linesOnRow(line, lines).filter(
    ({ box }) => box.x >= rightEdge(line.box) - line.size / 2,
  );
  return beside.toSorted((a, b) => a.box.x - b.box.x)[0] ?? null;
}

/** Returns the nearest line to the left of a line, if it is on the same row and close. Otherwise returns null. */
export function lineLeftOf(line: TextLine, lines: readonly TextLine[]): TextLine | null {
  const gap = ({ box }: TextLine): number => line.box.x - rightEdge(box);
  const beside = linesOnRow(line, lines).filter(
    (other) => gap(other) > -line.size && gap(other) < MAX_LINE_GAP * line.size,
  );
  return beside.toSorted((a, b) => gap(a) - gap(b))[0] ?? null;
}

/**
 * Returns the next line of a line's column if that line is close, aligned and of a similar size. Otherwise returns
 * null.
 */
export function nextLineInColumn(
  line: TextLine,
  lines: readonly TextLine[],
  direction: 'up' | 'down',
): TextLine | null {
  const reach = MAX_LINE_GAP * line.size;
  const nearest = linesBetween(lines, line.box.y - reach, bottomEdge(line.box) + reach)
    .filter((other) => other !== line && isAligned(line, other) && haveSimilarSize(line, other))
    .map((other) => ({ other, gap: gapBetween(line, other, direction) }))
    .filter(({ other, gap }) => gap > -other.size && gap < MAX_LINE_GAP * line.size)
    .toSorted((a, b) => a.gap - b.gap)[0];
  return nearest?.other ?? null;
}

/** Returns the lines below a heading that are aligned with the heading or indented, from top to bottom. */
export function linesUnderHeading(
  heading: TextLine,
  lines: readonly TextLine[],
  { maxGap, maxIndent }: { readonly maxGap: number; readonly maxIndent: number },
): TextLine[] {
  const found: TextLine[] = [];
  let above = heading.box;
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y)) {
    if (verticalMiddle(line.box) < bottomEdge(heading.box)) continue;
    const indent = (line.box.x - heading.box.x) / heading.size;
    if (indent < -ALIGNED || indent > maxIndent) continue;
    if (line.box.y - bottomEdge(above) > maxGap * heading.size) break;
    found.push(line);
    above = line.box;
  }
  return found;
}

function gapBetween(line: TextLine, other: TextLine, direction: 'up' | 'down'): number {
  const [upper, lower] = direction === 'up' ? [other, line] : [line, other];
  return verticalMiddle(lower.box) > verticalMiddle(upper.box)
    ? lower.box.y - bottomEdge(upper.box)
    : Infinity;
}

function isAligned(a: TextLine, b: TextLine): boolean {
  const tolerance = ALIGNED * Math.max(a.size, b.size);
  return (
    Math.abs(a.box.x - b.box.x) < (ALIGNED_LEFT / ALIGNED) * tolerance ||
    Math.abs(rightEdge(a.box) - rightEdge(b.box)) < tolerance ||
    Math.abs(a.box.x + a.box.width / 2 - b.box.x - b.box.width / 2) < tolerance
  );
}

function haveSimilarSize(a: TextLine, b: TextLine): boolean {
  return Math.max(a.size, b.size) < MAX_SIZE_RATIO * Math.min(a.size, b.size);
}
