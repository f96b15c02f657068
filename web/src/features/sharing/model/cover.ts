import {
  isLargeEnoughForCover,
  partLayout,
  coverAndFocusInLayout,
} from '@contract/rules/part-layout';
import {
  rectangleIntersectionOverUnion,
  intersectionOfRectangles,
} from '@contract/rules/picture-area';
import { COVER_MESSAGES } from '@contract/schemas/cover';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { coverThumbnailSquare } from '@contract/rules/cover-thumbnail-square';
import type { Size } from './selection';

/**
 * The first frame of the cover dialog if the item has no cover. It is in fractions of the picture, or of an area of the
 * item's part.
 */
const STARTING_COVER: PictureArea = { x: 0.1, y: 0.1, width: 0.8, height: 0.4 };
const PERCENT = 100;
const OUTSIDE = 'The cover must be inside the part that others see.';

/** A frame in percent of the picture, because react-image-crop uses percent. */
export interface PictureFrame {
  readonly unit: '%';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const frameOfArea = ({ x, y, width, height }: PictureArea): PictureFrame => ({
  unit: '%',
  x: x * PERCENT,
  y: y * PERCENT,
  width: width * PERCENT,
  height: height * PERCENT,
});

export const areaOfFrame = ({ x, y, width, height }: PictureFrame): PictureArea => ({
  x: x / PERCENT,
  y: y / PERCENT,
  width: width / PERCENT,
  height: height / PERCENT,
});

/**
 * Returns the first frame for a new cover. It is in the largest area of the part, or in the whole picture if there is
 * no part.
 */
export function startingFrame(itemPart: ItemPart | null): PictureFrame {
  const around = itemPart && largest(itemPart);
  if (!around) return frameOfArea(STARTING_COVER);
  const { x, y, width, height } = STARTING_COVER;
  return frameOfArea({
    x: around.x + x * around.width,
    y: around.y + y * around.height,
    width: width * around.width,
    height: height * around.height,
  });
}

/**
 * Returns the largest rectangle that is inside both the cover and an area of the item's part. Returns null if they do
 * not overlap. If `itemPart` is null, returns the whole cover.
 */
export function coverInsidePart(cover: PictureArea, itemPart: ItemPart | null): PictureArea | null {
  if (itemPart === null) return cover;
  return largest(itemPart.flatMap((area) => intersectionOfRectangles(cover, area) ?? [])) ?? null;
}

/** Returns the area inside a frame as the cover. If this area cannot be the cover, returns the reason. */
export function coverFromFrame(
  frame: PictureFrame,
  itemPart: ItemPart | null,
  picture: Size,
): { readonly cover: PictureArea } | { readonly problem: string } {
  const area = areaOfFrame(frame);
  const cover = coverInsidePart(area, itemPart);
  if (cover && isCoverLargeEnoughInsidePart(cover, itemPart, picture)) return { cover };
  return { problem: isLargeEnoughForCover(area, picture) ? OUTSIDE : COVER_MESSAGES.small };
}

/**
 * Returns whether the visible rectangle of a cover is large enough after the picture has been cut to the item's part.
 */
export function isCoverLargeEnoughInsidePart(
  cover: PictureArea,
  itemPart: ItemPart | null,
  picture: Size,
): boolean {
  if (itemPart === null) return isLargeEnoughForCover(cover, picture);
  const parts = { cover, focus: null };
  return coverAndFocusInLayout(parts, partLayout(itemPart, picture), picture).cover !== null;
}

const sizeOf = ({ width, height }: Size): number => width * height;

const largest = (areas: readonly PictureArea[]): PictureArea | undefined =>
  areas.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];

/**
 * If two frames overlap by this fraction (0 to 1) or more, they look the same. The frames that the server offers
 * differ, but some of them can look the same after they are cut to the item's part.
 */
const SAME_OVERLAP = 0.7;
/**
 * If two frames overlap by this fraction (0 to 1) or more, they count as the same choice. They can differ slightly,
 * because the cover dialog rounds the frame.
 */
const EQUAL_OVERLAP = 0.99;

export interface OfferedCover {
  /** The cover of the item if the member chooses this frame. */
  readonly cover: PictureArea;
  /** The area of the cover that is inside the part. */
  readonly inside: PictureArea;
  /** The square of the cover that cards show. */
  readonly square: PictureArea;
}

/** Returns the covers that are large enough inside the part. If two covers look the same, returns only the first. */
export function offeredCovers(
  options: readonly PictureArea[],
  itemPart: ItemPart | null,
  picture: Size,
): readonly OfferedCover[] {
  const offered: OfferedCover[] = [];
  for (const cover of options) {
    const inside = coverInsidePart(cover, itemPart);
    if (!inside || !isCoverLargeEnoughInsidePart(inside, itemPart, picture)) continue;
    const square = coverThumbnailSquare(picture, inside);
    const isNew = offered.every(
      (other) => rectangleIntersectionOverUnion(other.inside, inside) < SAME_OVERLAP,
    );
    if (isNew) offered.push({ cover, inside, square });
  }
  return offered;
}

/**
 * Returns the index of the chosen cover among the offered covers. Returns 'none' if the member chose no cover, and null
 * if the cover is not among the offered covers.
 */
export function chosenCoverIndex(
  offered: readonly OfferedCover[],
  cover: PictureArea | null,
): number | 'none' | null {
  if (cover === null) return 'none';
  const place = offered.findIndex(
    ({ inside }) => rectangleIntersectionOverUnion(inside, cover) >= EQUAL_OVERLAP,
  );
  return place === -1 ? null : place;
}
