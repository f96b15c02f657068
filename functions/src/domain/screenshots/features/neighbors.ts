import { bottomEdge, verticalMiddle, rightEdge, verticalOverlap } from '../layout/geometry';
import { linesBeside } from '../layout/nearby-lines';
import type { Box } from '../layout/recognized-page';
import type { TextLine } from '../layout/text-lines';

/** The nearest line on each side of a box. Null for a side without a line. */
export interface NeighborLines {
  readonly above: TextLine | null;
  readonly below: TextLine | null;
  readonly left: TextLine | null;
  readonly right: TextLine | null;
}

export function neighborLinesOf(
  box: Box,
  lines: readonly TextLine[],
  own: readonly TextLine[],
): NeighborLines {
  const column = lines.filter((line) => !own.includes(line) && sharesColumn(line, box));
  const row = linesBeside(lines, box).filter(
    (line) => !own.includes(line) && verticalOverlap(line.box, box) > 0.5,
  );
  const top = box.y + Math.min(0.3 * box.height, 10);
  const end = bottomEdge(box) - Math.min(0.3 * box.height, 10);
  return {
    above: lowest(
      column.filter((line) => bottomEdge(line.box) <= top || verticalMiddle(line.box) < box.y),
    ),
    below: highest(
      column.filter((line) => line.box.y >= end || verticalMiddle(line.box) > bottomEdge(box)),
    ),
    left: rightmost(row.filter((line) => rightEdge(line.box) <= box.x + 2)),
    right: leftmost(row.filter((line) => line.box.x >= rightEdge(box) - 2)),
  };
}

function sharesColumn({ box: other, size }: TextLine, box: Box): boolean {
  return other.x < rightEdge(box) + size && rightEdge(other) > box.x - size;
}

type Pick = (lines: readonly TextLine[]) => TextLine | null;

const first =
  (rank: (line: TextLine) => number): Pick =>
  (lines) =>
    lines.reduce<TextLine | null>(
      (best, line) => (best === null || rank(line) < rank(best) ? line : best),
      null,
    );
const lowest = first((line) => -bottomEdge(line.box));
const highest = first((line) => line.box.y);
const rightmost = first((line) => -rightEdge(line.box));
const leftmost = first((line) => line.box.x);
