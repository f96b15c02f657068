import { isLargeCover, partLayout, partsInLayout } from '@contract/rules/part-layout';
import { sharedRectangle } from '@contract/rules/picture-area';
import { COVER_MESSAGES } from '@contract/schemas/cover';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { Size } from './selection';

/** Where the frame starts if there is no cover, in the picture or in an area of the part. */
const STARTING_COVER: PictureArea = { x: 0.1, y: 0.1, width: 0.8, height: 0.4 };
const PERCENT = 100;
const OUTSIDE = 'The cover must be inside the part that others see.';

/** In percent, as react-image-crop takes it. */
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

/** Returns where a new frame starts: in the largest area of the part, or in the whole picture if there is no part. */
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

/** Returns the largest piece of a cover that is inside the part, or null if nothing is. Without a part, all of it counts. */
export function coverInside(cover: PictureArea, itemPart: ItemPart | null): PictureArea | null {
  if (itemPart === null) return cover;
  return largest(itemPart.flatMap((area) => sharedRectangle(cover, area) ?? [])) ?? null;
}

/** Returns the cover inside a frame, or why it can't be one. */
export function chosenCover(
  frame: PictureFrame,
  itemPart: ItemPart | null,
  picture: Size,
): { readonly cover: PictureArea } | { readonly problem: string } {
  const area = areaOf(frame);
  const cover = coverInside(area, itemPart);
  if (cover && isLargeInside(cover, itemPart, picture)) return { cover };
  return { problem: isLargeCover(area, picture) ? OUTSIDE : COVER_MESSAGES.small };
}

/** Whether a cover inside the part is large enough in the picture of the part. */
export function isLargeInside(
  cover: PictureArea,
  itemPart: ItemPart | null,
  picture: Size,
): boolean {
  if (itemPart === null) return isLargeCover(cover, picture);
  const parts = { cover, focus: null };
  return partsInLayout(parts, partLayout(itemPart, picture), picture).cover !== null;
}

const sizeOf = ({ width, height }: Size): number => width * height;

const largest = (areas: readonly PictureArea[]): PictureArea | undefined =>
  areas.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
