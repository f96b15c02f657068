import { right } from '../layout/geometry';
import type { TextLine } from '../layout/text-lines';

const FAR = 40;
/** Width of a space in cap heights. */
const SPACE = 0.4;
/** Lines of one column begin or are centered at most so far from each other, in cap heights. */
const SAME_COLUMN = 1.2;
const MAX_SIZE_RATIO = 1.25;

/**
 * A line of a wrapped text ends where the first word of the next line did not fit. Returns how far that word would
 * stand out of the column, in cap heights: below 0 it would have fit, so that the next line is not part of the text.
 * First for the break inside the lines where it fits best, then for the breaks after the last and before the first.
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
    Math.min(FAR, (next - right(last.box)) / last.size),
    column / widest,
  ];
}

function overhang(line: TextLine, next: TextLine, width: number): number {
  const word = next.words[0]?.box.width ?? 0;
  const end = line.box.width + SPACE * line.size + word;
  return Math.max(-FAR, Math.min(FAR, (end - width) / line.size));
}

/** The width of the widest line of about the same size that begins at the same place or has the same center. */
function columnWidth({ box, size }: TextLine, page: readonly TextLine[]): number {
  const alike = page.filter((line) => {
    const ratio = line.size / size;
    if (ratio > MAX_SIZE_RATIO || ratio < 1 / MAX_SIZE_RATIO) return false;
    const center = Math.abs(line.box.x + right(line.box) - box.x - right(box)) / 2;
    return Math.min(Math.abs(line.box.x - box.x), center) < SAME_COLUMN * size;
  });
  return Math.max(box.width, ...alike.map((line) => line.box.width));
}
