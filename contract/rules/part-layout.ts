import { MIN_COVER_PX } from '../schemas/cover';
import { PICTURE_MAX_SIDE } from '../schemas/image';
import type { ItemPart } from '../schemas/item-part';
import type { PictureArea } from '../schemas/picture-area';
import { parsePictureArea, formatPictureArea } from '../schemas/picture-area-format';
import { pictureArea, intersectionOfRectangles } from './picture-area';
import type { CoverAndFocus } from './cover-thumbnail-square';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Pixels extends Size {
  readonly x: number;
  readonly y: number;
}

interface PartPiece {
  /** The position of the piece in the screenshot, in pixels of the screenshot. */
  readonly from: Pixels;
  /** The position of the piece in the picture of the part. The picture has the same scale as the screenshot. */
  readonly at: Pixels;
}

/** How the areas of an item's part are arranged in one picture. All numbers are pixels. */
export interface PartLayout extends Size {
  /** The pieces of the part in reading order. */
  readonly pieces: readonly PartPiece[];
}

/** The gap between two pieces, as a share of the width of the widest piece. */
const GAP = 0.012;
const MIN_GAP_PX = 4;
/** Tolerance for rounding errors. */
const TINY_PX = 1e-6;

/**
 * Returns the areas of a part as pieces, stacked from top to bottom. Rounds each area inward to whole pixels, so that
 * no pixel outside the part is shown.
 */
export function partLayout(part: ItemPart, screenshot: Size): PartLayout {
  const boxes = part.map((area) => inPixels(area, screenshot)).toSorted(compareReadingOrder);
  const width = Math.max(...boxes.map((box) => box.width));
  const gap = Math.max(MIN_GAP_PX, Math.round(GAP * width));
  let below = 0;
  const pieces = boxes.map((from) => {
    const at = { x: 0, y: below, width: from.width, height: from.height };
    below += from.height + gap;
    return { from, at };
  });
  return { width, height: below - gap, pieces };
}

/**
 * Converts cover and focus from areas of a screenshot to areas of the picture of the item's part. If the part splits
 * the cover, only the largest piece of the cover stays. Returns null for an area that is outside the part, and for a
 * cover that becomes too small.
 */
export function coverAndFocusInLayout(
  { cover, focus }: CoverAndFocus,
  layout: PartLayout,
  screenshot: Size,
): CoverAndFocus {
  const moved = (area: PictureArea | null): readonly Pixels[] =>
    area === null ? [] : projectBoxIntoLayout(scaled(area, screenshot), layout);
  const largest = moved(cover).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  const focused = moved(focus);
  const shownCover = largest && pictureArea(largest, layout);
  return {
    cover: shownCover && isLargeEnoughForCover(shownCover, layout) ? shownCover : null,
    focus: focused.length === 0 ? null : pictureArea(around(focused), layout),
  };
}

/** Returns the boxes in the picture of the part that show a given box of the screenshot. All numbers are pixels. */
export const projectBoxIntoLayout = (box: Pixels, { pieces }: PartLayout): Pixels[] =>
  pieces.flatMap(({ from, at }) => {
    const shown = intersectionOfRectangles(box, from);
    return shown ? [{ ...shown, x: shown.x - from.x + at.x, y: shown.y - from.y + at.y }] : [];
  });

/**
 * Returns true if an area is large enough to be a cover. Measures the area at the size at which the server stores the
 * picture, because the server scales large pictures down.
 */
export function isLargeEnoughForCover(area: PictureArea, picture: Size): boolean {
  // Measures the area with rounded numbers, because a form sends it as text with rounded numbers.
  const sent = parsePictureArea(formatPictureArea(area)) ?? area;
  const stored = Math.min(1, PICTURE_MAX_SIDE / Math.max(picture.width, picture.height));
  const shorter = Math.min(sent.width * picture.width, sent.height * picture.height);
  return shorter * stored >= MIN_COVER_PX;
}

const scaled = ({ x, y, width, height }: PictureArea, picture: Size): Pixels => ({
  x: x * picture.width,
  y: y * picture.height,
  width: width * picture.width,
  height: height * picture.height,
});

function inPixels(area: PictureArea, picture: Size): Pixels {
  const { x, y, width, height } = scaled(area, picture);
  const left = Math.max(0, Math.min(Math.ceil(x - TINY_PX), picture.width - 1));
  const top = Math.max(0, Math.min(Math.ceil(y - TINY_PX), picture.height - 1));
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.floor(x + width + TINY_PX) - left),
    height: Math.max(1, Math.floor(y + height + TINY_PX) - top),
  };
}

/** Sorts boxes that are side by side from left to right, and other boxes from top to bottom. */
export function compareReadingOrder(one: Pixels, other: Pixels): number {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const isBeside = shared > Math.min(one.height, other.height) / 2;
  return isBeside ? one.x - other.x : one.y - other.y;
}

const sizeOf = ({ width, height }: Size): number => width * height;

function around(boxes: readonly Pixels[]): Pixels {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
