import { rightEdge } from '../layout/geometry';
import type { TextLine } from '../layout/text-lines';

const FAR = 40;
/** The width of a space, in cap heights. */
const SPACE = 0.4;
/** Two lines belong to one column if their left edges or their centers differ by at most this, in cap heights. */
const SAME_COLUMN = 1.2;
const MAX_SIZE_RATIO = 1.25;

/**
 * Returns eight features of the title model about line breaks. A line of wrapped text ends where the first word of the
 * next line did not fit.
 * - Features 1 to 6: how far the first word of the next line would extend beyond the column, in cap heights. If the
 * value is below 0, the word would have fit, so the next line is probably not part of the same text. Two features are
 * for the break inside the title with the smallest value, two for the break after its last line, and two for the break
 * before its first line. Each pair is computed with two widths of the column.
 * - Feature 7: the gap between the last line and the text to its right, or the edge of the page, in cap heights.
 * - Feature 8: the ratio of the column's width to the width of the title's widest line.
 */
export function wrapFeatures(
  own: readonly TextLine[],
  { above, below, next }: Record<'above' | 'below', TextLine | null> & { readonly next: number },
  page: readonly TextLine[],
): number[] {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return [];
  const widest = Math.max(...own.map(({ box }) => box.width));
  const column = columnWidth(first, page);
  const inner = own.slice(1).map((line, index) => [own[index] ?? line, line] as const);
  const after = below ? [below] : [];
  const before = above ? [above] : [];
  return [
    Math.min(FAR, ...inner.map(([a, b]) => overhang(a, b, widest))),
    Math.min(FAR, ...inner.map(([a, b]) => overhang(a, b, column))),
    ...after.map((line) => overhang(last, line, Math.max(widest, line.box.width))),
    ...after.map((line) => overhang(last, line, column)),
    ...(below ? [] : [FAR, FAR]),
    ...before.map((line) => overhang(line, first, Math.max(widest, line.box.width))),
    ...before.map((line) => overhang(line, first, column)),
    ...(above ? [] : [FAR, FAR]),
    Math.min(FAR, (next - rightEdge(last.box)) / last.size),
    column / widest,
  ];
}

function overhang(line: TextLine, next: TextLine, width: number): number {
  const word = next.words[0]?.box.width ?? 0;
  const end = line.box.width + SPACE * line.size + word;
  return Math.max(-FAR, Math.min(FAR, (end - width) / line.size));
}

/**
 * Returns the width of a line's column: the width of the widest line with about the same size and the same left edge
 * or center.
 */
function columnWidth({ box, size }: TextLine, page: readonly TextLine[]): number {
  const alike = page.filter((line) => {
    const ratio = line.size / size;
    if (ratio > MAX_SIZE_RATIO || ratio < 1 / MAX_SIZE_RATIO) return false;
    const center = Math.abs(line.box.x + rightEdge(line.box) - box.x - rightEdge(box)) / 2;
    return Math.min(Math.abs(line.box.x - box.x), center) < SAME_COLUMN * size;
  });
  return Math.max(box.width, ...alike.map((line) => line.box.width));
}
