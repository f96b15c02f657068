/**
 * Computes layout shifts from positions and sizes, as the Layout Instability API defines them
 * (https://web.dev/articles/cls).
 */

/** The shortest move that counts as a layout shift, in CSS pixels. */
const MOVED_PX = 3;

/** A rectangle in CSS pixels, relative to the window. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Place {
  /** Describes the element or the text in messages of failed tests. */
  readonly name: string;
  /** The text of a text node. It identifies the text if another node shows the same text later. Null for an element. */
  readonly text: string | null;
  readonly box: Box;
  /** The part of the box that is on the screen, or null if the box is outside of the screen. */
  readonly seen: Box | null;
}

/** The positions of all elements and text nodes at one moment. */
export type Positions = ReadonlyMap<Node, Place>;

export interface LayoutShift {
  readonly score: number;
  /** Descriptions of the elements and texts that moved, the largest first. */
  readonly moved: readonly string[];
}

const windowBox = (): Box => ({
  left: 0,
  top: 0,
  right: window.innerWidth,
  bottom: window.innerHeight,
});

/** Returns the current positions of all elements and text nodes below `root`. */
export function positionsIn(root: Element): Positions {
  const places = new Map<Node, Place>();
  addPlaces(root, windowBox(), places);
  return places;
}

function addPlaces(element: Element, clip: Box | null, places: Map<Node, Place>): void {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return;
  const isDrawn = style.display !== 'contents';
  const box = element.getBoundingClientRect();
  if (isDrawn) add(places, element, { name: nameOf(element), text: null, box }, clip);
  const inner = isDrawn && style.overflow !== 'visible' ? commonPart(box, clip) : clip;
  if (element instanceof SVGElement) return;
  for (const child of element.childNodes)
    if (child instanceof Element) addPlaces(child, inner, places);
    else if (child instanceof Text && child.data.trim() !== '') addText(child, inner, places);
}

function addText(node: Text, clip: Box | null, places: Map<Node, Place>): void {
  const range = document.createRange();
  range.selectNodeContents(node);
  const text = node.data.trim();
  const box = range.getBoundingClientRect();
  add(places, node, { name: `'${text.slice(0, 40)}'`, text, box }, clip);
}

function add(
  places: Map<Node, Place>,
  node: Node,
  place: Omit<Place, 'seen'>,
  clip: Box | null,
): void {
  const { left, top, right, bottom } = place.box;
  if (right > left && bottom > top)
    places.set(node, { ...place, seen: commonPart(place.box, clip) });
}

const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`;

function commonPart(one: Box, other: Box | null): Box | null {
  if (!other) return null;
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

interface Move {
  readonly before: Place;
  readonly after: Place;
  readonly distance: number;
}

/**
 * Returns the layout shift between two moments. If another node shows a text later, the browser does not count this as
 * a move. This function is stricter: it counts a move if the text occurs exactly once before and exactly once after.
 */
export function layoutShiftBetween(before: Positions, after: Positions): LayoutShift {
  const moves = pairsOf(before, after)
    .map(([from, to]): Move => ({ before: from, after: to, distance: distanceOf(from, to) }))
    .filter(
      ({ distance, ...move }) =>
        distance >= MOVED_PX && (move.before.seen ?? move.after.seen) !== null,
    );
  const distance = Math.max(0, ...moves.map((move) => move.distance));
  const { right, bottom } = windowBox();
  const seen = moves.flatMap((move) => [move.before.seen, move.after.seen]).filter((box) => !!box);
  const impact = areaOf(seen) / (right * bottom);
  return {
    score: (impact * distance) / Math.max(right, bottom),
    moved: moves.toSorted((one, other) => sizeOf(other) - sizeOf(one)).map(describeMove),
  };
}

/**
 * Returns pairs of an earlier and a later position: one pair for each node that still exists, and one pair for each
 * text that another node shows later.
 */
function pairsOf(before: Positions, after: Positions): (readonly [Place, Place])[] {
  const kept = [...before].flatMap(([node, place]) => {
    const now = after.get(node);
    return now ? [[place, now] as const] : [];
  });
  const texts = textsOf([...after].filter(([node]) => !before.has(node)));
  const moved = [...textsOf([...before].filter(([node]) => !after.has(node)))].flatMap(
    ([text, place]) => {
      const now = texts.get(text);
      return now ? [[place, now] as const] : [];
    },
  );
  return [...kept, ...moved];
}

/** Returns the positions of the texts that occur only once. */
function textsOf(places: readonly (readonly [Node, Place])[]): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  const several = new Set<string>();
  for (const [, place] of places) {
    if (place.text === null) continue;
    if (found.has(place.text)) several.add(place.text);
    found.set(place.text, place);
  }
  for (const text of several) found.delete(text);
  return found;
}

const distanceOf = ({ box: from }: Place, { box: to }: Place): number =>
  Math.max(Math.abs(to.left - from.left), Math.abs(to.top - from.top));

/** Returns the area that the boxes cover together, in square CSS pixels. */
function areaOf(boxes: readonly Box[]): number {
  const width = window.innerWidth;
  const covered = new Uint8Array(width * window.innerHeight);
  for (const { left, top, right, bottom } of boxes)
    for (let y = Math.round(top); y < Math.round(bottom); y += 1)
      covered.fill(1, y * width + Math.round(left), y * width + Math.round(right));
  return covered.reduce((sum, one) => sum + one, 0);
}

const boxArea = (box: Box | null): number =>
  box ? (box.right - box.left) * (box.bottom - box.top) : 0;
const sizeOf = ({ before, after }: Move): number => boxArea(before.seen) + boxArea(after.seen);

const describeBox = ({ left, top, right, bottom }: Box): string =>
  [left, top, right - left, bottom - top].map(Math.round).join(' ');

const describeMove = ({ before, after }: Move): string =>
  `${after.name}: ${describeBox(before.box)} -> ${describeBox(after.box)}`;

const QUIET_FRAMES = 5;

/** Waits until the document has not changed for some frames. */
export async function waitForQuietDocument(): Promise<void> {
  await document.fonts.ready;
  let quiet = 0;
  const changes = new MutationObserver(() => (quiet = 0));
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (; quiet < QUIET_FRAMES; quiet += 1) await new Promise(requestAnimationFrame);
  changes.disconnect();
}
