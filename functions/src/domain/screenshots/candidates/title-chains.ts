import { bottom, right } from '../layout/geometry';
import { linesBetween } from '../layout/nearby-lines';
import type { TextLine } from '../layout/text-lines';

export const SHORTENED = /\s*(\.{2,}|…)\W*$/;
const MAX_LINES = 6;
/** Largest distance from the bottom of one line to the bottom of the next, in cap heights. */
const MAX_PITCH = 3;
/** Largest ratio of the type sizes of two lines of a title. */
const MAX_SIZE_RATIO = 1.4;
/** Largest distance of left edges or of centers, in cap heights. The engine may miss the first word of a line. */
const MAX_INDENT = { outward: 2, inward: 5, center: 1.2 };

/** Returns a line with the lines below that may continue it. A title is any start of this chain. */
export function chainFrom(first: TextLine, lines: readonly TextLine[]): TextLine[] {
  const chain = [first];
  for (let last = first; chain.length < MAX_LINES && !SHORTENED.test(last.text);) {
    const next = nextLine(last, lines);
    if (!next) break;
    chain.push(next);
    last = next;
  }
  return chain;
}

function nextLine(last: TextLine, lines: readonly TextLine[]): TextLine | undefined {
  const end = bottom(last.box) + MAX_PITCH * last.size;
  return linesBetween(lines, last.box.y, end)
    .filter((line) => mayFollow(last, line))
    .toSorted((a, b) => a.box.y - b.box.y)[0];
}

function mayFollow(last: TextLine, next: TextLine): boolean {
  const pitch = bottom(next.box) - bottom(last.box);
  const ratio = next.size / last.size;
  return (
    next.box.y > last.box.y + 0.5 * last.box.height &&
    pitch < MAX_PITCH * last.size &&
    ratio < MAX_SIZE_RATIO &&
    ratio > 1 / MAX_SIZE_RATIO &&
    isInColumn(last, next) &&
    /[\p{L}\p{N}]/u.test(next.text)
  );
}

function isInColumn({ box: a, size }: TextLine, { box: b }: TextLine): boolean {
  const indent = (b.x - a.x) / size;
  const center = Math.abs(b.x + right(b) - a.x - right(a)) / 2 / size;
  return (indent > -MAX_INDENT.outward && indent < MAX_INDENT.inward) || center < MAX_INDENT.center;
}
