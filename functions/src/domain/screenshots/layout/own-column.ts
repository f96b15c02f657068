import type { RecognizedPage, RecognizedWord } from './recognized-page';
import { right, verticalOverlap } from './geometry';
import type { TextLine } from './text-lines';

/** What ends or begins this near to the picture's edge, in shares of its width, is cut by it. */
const EDGE = 0.012;
/** The part of a neighbouring card that may be seen, in shares of the picture's width. */
const MAX_WIDTH = 0.25;
/** Card and card are at least this far apart, in heights of a capital. */
const MIN_GAP = 1.5;

/** A page without the words of cards to the left and right that the picture's edges cut. */
export function ownColumn(page: RecognizedPage, lines: readonly TextLine[]): RecognizedPage {
  const from = leftEdge(page, lines);
  const to = cutColumn(page, lines);
  const isOwn = ({ box }: RecognizedWord): boolean =>
    box.x < to && !(box.x < EDGE * page.width && right(box) < from);
  return { ...page, words: page.words.filter(isOwn) };
}

/** The left edge that texts share beside something that the picture's edge cuts; 0 where there is none. */
function leftEdge(page: RecognizedPage, lines: readonly TextLine[]): number {
  const cut = lines.filter(({ box }) => box.x < EDGE * page.width);
  const rest = lines.filter((line) => !cut.includes(line));
  const shared = rest.filter(
    (line) =>
      line.box.x < MAX_WIDTH * page.width &&
      rest.some((other) => other !== line && haveOneEdge(line, other)),
  );
  return cut.length > 0 && shared.length > 0 ? Math.min(...shared.map(({ box }) => box.x)) : 0;
}

/** Where two or more texts with one left edge begin of which the picture's right edge cuts one; else no place. */
function cutColumn(page: RecognizedPage, lines: readonly TextLine[]): number {
  const narrow = lines.filter(({ box }) => box.x > (1 - MAX_WIDTH) * page.width);
  const cut = narrow.filter(
    (line) =>
      right(line.box) > (1 - EDGE) * page.width &&
      narrow.some((other) => other !== line && haveOneEdge(line, other)) &&
      isBesideText(line, lines),
  );
  return Math.min(Infinity, ...cut.map((line) => line.box.x - 0.5 * line.size));
}

function haveOneEdge(a: TextLine, b: TextLine): boolean {
  return Math.abs(a.box.x - b.box.x) < 0.3 * Math.max(a.size, b.size);
}

function isBesideText(line: TextLine, lines: readonly TextLine[]): boolean {
  return lines.some(
    ({ box, words }) =>
      words.length > 1 &&
      line.box.x - right(box) > MIN_GAP * line.size &&
      verticalOverlap(box, line.box) > 0.5,
  );
}
