import type { Box } from '../layout/recognized-page';
import { enclosingEdges, type Edges, expandedEdges } from './edges';
import type { OtherText } from './other-text';

export interface MarginOptions {
  /** The size of the margin, in pixels. */
  readonly margin: number;
  readonly picture: Pick<Box, 'width' | 'height'>;
  readonly texts: readonly OtherText[];
}

/**
 * The largest overlap of neighboring boxes that is ignored, as a share of the margin. Boxes overlap a little,
 * especially on tilted pages.
 */
const SLACK = 0.4;
/**
 * The maximum number of times that an edge of an area is moved. This limit guarantees that the loop ends. On real
 * pages, an edge moves outward only a few times.
 */
const MOST_MOVES = 50;
/** A word counts as hidden if at most this share of its height or width is inside the area. */
const TOUCHING = 0.3;

/**
 * Adds a margin to an area and keeps other text out of the margin if possible. An edge that would still cut through
 * text moves outward: the upper or lower edge moves past the cut word, and the left or right edge past the whole text.
 */
export function withMargin(item: Edges, room: MarginOptions): Edges {
  let needed = item;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const outer = besideText(needed, room);
    const cut = cutText(outer, room.texts);
    if (!cut) return outer;
    needed = expandedEdges(enclosingEdges(needed, cut), 0, room.picture);
  }
  return besideText(needed, room);
}

function besideText(needed: Edges, { margin, picture, texts }: MarginOptions): Edges {
  const words = texts.flatMap((text) => text.words);
  const slack = SLACK * margin;
  const whole = { outer: expandedEdges(needed, margin, picture), needed, slack };
  const lower = movedBefore('top', whole, words);
  const level = movedBefore('bottom', { ...whole, outer: lower }, words);
  const rows = texts.flatMap((text) => wordsBeside(text, level) ?? []);
  const shorter = movedBefore('left', { ...whole, outer: level }, rows);
  return movedBefore('right', { ...whole, outer: shorter }, rows);
}

interface Margin {
  readonly outer: Edges;
  readonly needed: Edges;
  readonly slack: number;
}

/**
 * A rectangle, seen from one side of an area. `start` is the edge of the rectangle that is further away from the area,
 * and `end` is the edge that is nearer. `from` and `to` are its extent along that side.
 */
interface Extent {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

const EXTENTS: Record<keyof Edges, (edges: Edges) => Extent> = {
  top: ({ top, bottom, left, right }) => ({ start: top, end: bottom, from: left, to: right }),
  bottom: ({ top, bottom, left, right }) => ({ start: -bottom, end: -top, from: left, to: right }),
  left: ({ top, bottom, left, right }) => ({ start: left, end: right, from: top, to: bottom }),
  right: ({ top, bottom, left, right }) => ({ start: -right, end: -left, from: top, to: bottom }),
};

/** Moves an edge inward, to the middle between the required area and the nearest box outside it. */
function movedBefore(
  side: keyof Edges,
  { outer, needed, slack }: Margin,
  boxes: readonly Edges[],
): Edges {
  const extent = EXTENTS[side];
  const [most, least] = [extent(outer), extent(needed)];
  const ends = boxes
    .map(extent)
    .filter((box) => isBeside(box, most) && box.end > most.start)
    .filter(({ start, end }) => end < least.start + Math.min(slack, TOUCHING * (end - start)))
    .map(({ end }) => end);
  if (ends.length === 0) return outer;
  const start = Math.min(least.start, (Math.max(...ends) + least.start) / 2);
  return { ...outer, [side]: Math.abs(start) };
}

function isBeside(box: Extent, outer: Extent): boolean {
  const shared = Math.min(box.to, outer.to) - Math.max(box.from, outer.from);
  return shared > TOUCHING * Math.min(box.to - box.from, outer.to - outer.from);
}

/** Returns the box around the words of a text that are on the same rows as an area, or null if there are none. */
function wordsBeside({ words }: OtherText, outer: Edges): Edges | null {
  const [first, ...others] = words.filter((word) =>
    isBeside(EXTENTS.left(word), EXTENTS.left(outer)),
  );
  return first ? others.reduce(enclosingEdges, first) : null;
}

/** Returns a text that an edge of an area cuts through, or null if no text is cut. */
function cutText(outer: Edges, texts: readonly OtherText[]): Edges | null {
  for (const text of texts) {
    const row = wordsBeside(text, outer);
    if (!row || !isBeside(EXTENTS.top(row), EXTENTS.top(outer))) continue;
    if (row.left < outer.left || row.right > outer.right) return row;
    const cut = text.words.find((word) => isCut(word, outer));
    if (cut) return cut;
  }
  return null;
}

/** Returns true if the upper or lower edge of an area cuts through a word. */
function isCut(word: Edges, outer: Edges): boolean {
  const slack = TOUCHING * (word.bottom - word.top);
  const isShown = (['left', 'top'] as const).every((side) =>
    isBeside(EXTENTS[side](word), EXTENTS[side](outer)),
  );
  return isShown && (word.top < outer.top - slack || word.bottom > outer.bottom + slack);
}
