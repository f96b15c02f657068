import { isLargeEnoughForCover, partLayout, partsInLayout } from '@contract/rules/part-layout';
import { overlapOfRectangles, sharedRectangle } from '@contract/rules/picture-area';
import { COVER_MESSAGES } from '@contract/schemas/cover';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { shownSquare } from '@contract/rules/shown-square';
import type { Size } from './selection';

/** The first frame if there is no cover, in shares of the picture or of an area of the part. */
const STARTING_COVER: PictureArea = { x: 0.1, y: 0.1, width: 0.8, height: 0.4 };
const PERCENT = 100;
const OUTSIDE = 'The cover must be inside the part that others see.';

/** A frame in percent of the picture, the unit of react-image-crop. */
export interface PictureFrame {
  readonly unit: '%';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const frameOf = ({ x, y, width, height }: PictureArea): PictureFrame => ({
  unit: '%',
  x: x * PERCENT,
  y: y * PERCENT,
  width: width * PERCENT,
  height: height * PERCENT,
});

export const areaOf = ({ x, y, width, height }: PictureFrame): PictureArea => ({
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
  if (!around) return frameOf(STARTING_COVER);
  const { x, y, width, height } = STARTING_COVER;
  return frameOf({
    x: around.x + x * around.width,
    y: around.y + y * around.height,
    width: width * around.width,
    height: height * around.height,
  });
}

/**
 * Returns the largest piece of a cover that is inside the part, or null if the cover is outside the part. If there is
 * no part, returns the whole cover.
 */
export function coverInside(cover: PictureArea, itemPart: ItemPart | null): PictureArea | null {
  if (itemPart === null) return cover;
  return largest(itemPart.flatMap((area) => sharedRectangle(cover, area) ?? [])) ?? null;
}

/** Returns the area inside a frame as the cover, or the reason why it cannot be the cover. */
export function chosenCover(
  frame: PictureFrame,
  itemPart: ItemPart | null,
  picture: Size,
): { readonly cover: PictureArea } | { readonly problem: string } {
  const area = areaOf(frame);
  const cover = coverInside(area, itemPart);
  if (cover && isLargeInside(cover, itemPart, picture)) return { cover };
  return { problem: isLargeEnoughForCover(area, picture) ? OUTSIDE : COVER_MESSAGES.small };
}

/** Returns whether the piece of a cover inside the part is large enough, measured in the picture of the part. */
export function isLargeInside(
  cover: PictureArea,
  itemPart: ItemPart | null,
  picture: Size,
): boolean {
  if (itemPart === null) return isLargeEnoughForCover(cover, picture);
  const parts = { cover, focus: null };
  return partsInLayout(parts, partLayout(itemPart, picture), picture).cover !== null;
}

const sizeOf = ({ width, height }: Size): number => width * height;

const largest = (areas: readonly PictureArea[]): PictureArea | undefined =>
  areas.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];

/**
 * The overlap from which two frames count as the same, 0 to 1. The server offers only frames that differ, but the part
 * can cut them until they look the same.
 */
const SAME_OVERLAP = 0.7;
/**
 * The overlap from which the member sees no difference between two frames, 0 to 1. Rounding in the dialog for the cover
 * changes a frame slightly.
 */
const EQUAL_OVERLAP = 0.99;

export interface OfferedCover {
  /** The cover of the item if the member chooses this offer. */
  readonly cover: PictureArea;
  /** The piece of the cover inside the part. */
  readonly inside: PictureArea;
  /** The square of the cover that cards show. */
  readonly square: PictureArea;
}

/** Returns the covers that are large enough inside the part. Leaves out a cover that looks like an earlier one. */
export function offeredCovers(
  options: readonly PictureArea[],
  itemPart: ItemPart | null,
  picture: Size,
): readonly OfferedCover[] {
  const offered: OfferedCover[] = [];
  for (const cover of options) {
    const inside = coverInside(cover, itemPart);
    if (!inside || !isLargeInside(inside, itemPart, picture)) continue;
    const square = shownSquare(picture, inside);
    const isNew = offered.every(
      (other) => overlapOfRectangles(other.inside, inside) < SAME_OVERLAP,
    );
    if (isNew) offered.push({ cover, inside, square });
  }
  return offered;
}

/**
 * Returns the index of the chosen cover among the offered covers. Returns 'none' if there is no cover, and null if the
 * cover is another one.
 */
export function chosenCoverIndex(
  offered: readonly OfferedCover[],
  cover: PictureArea | null,
): number | 'none' | null {
  if (cover === null) return 'none';
  const place = offered.findIndex(
    ({ inside }) => overlapOfRectangles(inside, cover) >= EQUAL_OVERLAP,
  );
  return place === -1 ? null : place;
}
