import { containsRectangle } from '@contract/rules/picture-area';
import { type ItemPart, MAX_PART_AREAS } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { areaOfFrame, frameOfArea, type PictureFrame, startingFrame } from './cover';
import type { Size } from './selection';

/** The minimum width and height of an area, in pixels of the picture. */
const MIN_AREA_PX = 24;
/** The tolerance for rounding errors, as a fraction of the picture. */
const TINY = 1e-6;
/** If the areas cover this fraction of the picture or more, others see nearly all of the picture. */
const NEARLY_ALL = 0.8;
/**
 * How far an area may extend beyond the found part without a warning, as a fraction of the picture. The value is not 0,
 * because fingers are imprecise.
 */
const SLACK = 0.01;
/**
 * The minimum width and height of an area that the member draws, in percent of the picture. An area that a tap draws is
 * smaller.
 */
const MIN_DRAWN = 1;
/** The position of a new area, in percent of the picture. */
const NEW_AREA = { x: 10, y: 40, width: 80, height: 20 } as const;

/** The frames around the areas that others will see. The member draws and moves these frames. */
export interface PartFrames {
  readonly frames: readonly PictureFrame[];
  /** The index of the active frame. Only the active frame has handles. */
  readonly active: number;
}

/**
 * Returns the frames around the areas of a part. If there is no part, returns no frame, because the member draws the
 * first one. If `isPlaced` is true, returns one frame instead, for a member who uses the keyboard and cannot draw.
 */
export function initialPartFrames(itemPart: ItemPart | null, isPlaced: boolean): PartFrames {
  if (itemPart) return { frames: itemPart.map(frameOfArea), active: 0 };
  return { frames: isPlaced ? [startingFrame(null)] : [], active: 0 };
}

export const activeFrame = ({ frames, active }: PartFrames): PictureFrame | undefined =>
  frames[active];

/** Replaces the active frame. If there is no frame, adds the given one. */
export const withActiveFrame = (
  { frames, active }: PartFrames,
  frame: PictureFrame,
): PartFrames => ({
  frames: frames.length === 0 ? [frame] : frames.with(active, frame),
  active,
});

export const canAddFrame = ({ frames }: PartFrames): boolean =>
  frames.length > 0 && frames.length < MAX_PART_AREAS;

/** Returns whether the active frame is larger than a frame that a tap draws. */
export function isActiveFrameDrawn(part: PartFrames): boolean {
  const frame = activeFrame(part);
  return frame !== undefined && Math.min(frame.width, frame.height) >= MIN_DRAWN;
}

/**
 * Adds a frame in the largest space above, between or below the other frames, and makes it active. If there is no room,
 * the frame is in the middle of the picture. Does nothing if the part has the maximum number of frames.
 */
export function withNewFrame(part: PartFrames): PartFrames {
  if (!canAddFrame(part)) return part;
  return { frames: [...part.frames, newFrame(part.frames)], active: part.frames.length };
}

export const withoutActiveFrame = ({ frames, active }: PartFrames): PartFrames => ({
  frames: frames.filter((_frame, index) => index !== active),
  active: Math.max(0, active - 1),
});

/** Returns the areas inside the frames, in the order of the frames. */
export const areasOfFrames = ({ frames }: PartFrames): PictureArea[] =>
  frames.map((frame) => {
    const { x, y, width, height } = areaOfFrame(frame);
    const left = atEdge(x);
    const top = atEdge(y);
    return { x: left, y: top, width: atEdge(x + width) - left, height: atEdge(y + height) - top };
  });

/** Returns the part that consists of the areas inside the frames. Leaves out an area that is inside another area. */
export function itemPartFromFrames(part: PartFrames): ItemPart {
  const areas = areasOfFrames(part);
  return areas.filter(
    (area, index) =>
      !areas.some(
        (outer, other) =>
          other !== index &&
          containsRectangle(outer, area, TINY) &&
          (other < index || !containsRectangle(area, outer, TINY)),
      ),
  );
}

/**
 * Returns the index of the first area that is too small to be shown, or null. An area that is also in `before` never
 * counts as too small.
 */
export function tooSmallAreaIndex(
  part: PartFrames,
  picture: Size,
  before: ItemPart | null,
): number | null {
  const isSmall = ({ width, height }: PictureArea) =>
    Math.min(width * picture.width, height * picture.height) < MIN_AREA_PX - TINY;
  const isKept = (area: PictureArea) =>
    before?.some(
      (one) => containsRectangle(one, area, TINY) && containsRectangle(area, one, TINY),
    ) ?? false;
  const small = areasOfFrames(part).findIndex((area) => isSmall(area) && !isKept(area));
  return small === -1 ? null : small;
}

/** Returns whether the areas show nearly all of the picture, or more than the part that was found or chosen before. */
export function showsMoreThanBefore(part: PartFrames, before: ItemPart | null): boolean {
  const areas = areasOfFrames(part);
  const shown = areas.reduce((sum, { width, height }) => sum + width * height, 0);
  if (shown >= NEARLY_ALL) return true;
  return (
    before !== null &&
    areas.some((area) => !before.some((outer) => containsRectangle(outer, area, SLACK)))
  );
}

/**
 * Moves a value that is near the edge of the picture to the edge, so that a frame around all of the picture counts as
 * the whole screenshot.
 */
function atEdge(share: number): number {
  if (share < TINY) return 0;
  return share > 1 - TINY ? 1 : share;
}

/**
 * Returns a new frame. It is in the largest horizontal band of the picture without a frame, or in the middle of the
 * picture if there is no such band.
 */
function newFrame(frames: readonly PictureFrame[]): PictureFrame {
  let gap = { top: 0, height: 0 };
  let reached = 0;
  const end = { y: 100, height: 0 };
  for (const { y, height } of [...frames.toSorted((one, other) => one.y - other.y), end]) {
    if (y - reached > gap.height) gap = { top: reached, height: y - reached };
    reached = Math.max(reached, y + height);
  }
  if (gap.height < NEW_AREA.height / 2) return { unit: '%', ...NEW_AREA };
  const height = Math.min(NEW_AREA.height, gap.height * 0.8);
  return { unit: '%', ...NEW_AREA, y: gap.top + (gap.height - height) / 2, height };
}
