import type { Box } from './recognized-page';
import { bottomEdge, rightEdge, verticalOverlap } from './geometry';
import { largestCapHeight, linesBeside, linesBetween } from './nearby-lines';
import type { TextLine } from './text-lines';

const MAX_WORDS = 6;
/** The largest gap between a label and the value below it, in cap heights. */
const MAX_DROP = 1.9;

/**
 * Returns the short text to the left of a value on the same row, such as 'Item price' in 'Item price ... $27.00', or
 * null.
 */
export function labelBeside(value: Box, lines: readonly TextLine[]): TextLine | null {
  const beside = linesBeside(lines, value)
    .filter(({ box }) => rightEdge(box) <= value.x && verticalOverlap(box, value) > 0.5)
    .toSorted((a, b) => rightEdge(b.box) - rightEdge(a.box))[0];
  return beside && beside.words.length <= MAX_WORDS ? beside : null;
}

/**
 * Returns the short text directly above a value, if the text and the value share their left edge, right edge or center.
 * Otherwise returns null.
 */
export function labelAbove(value: Box, lines: readonly TextLine[]): TextLine | null {
  const reach = MAX_DROP * largestCapHeight(lines);
  const above = linesBetween(lines, value.y - reach, value.y + reach)
    .filter(({ box, size }) => {
      const drop = value.y - bottomEdge(box);
      return drop > -0.5 * size && drop < MAX_DROP * size && isAligned(box, value, size);
    })
    .toSorted((a, b) => bottomEdge(b.box) - bottomEdge(a.box))[0];
  return above && above.words.length <= MAX_WORDS ? above : null;
}

function isAligned(a: Box, b: Box, size: number): boolean {
  const middles = a.x + a.width / 2 - b.x - b.width / 2;
  return [a.x - b.x, rightEdge(a) - rightEdge(b), middles].some((gap) => Math.abs(gap) < size);
}
