import type { PictureArea } from '@contract/schemas/picture-area';
import { MIN_COVER_PX } from '@contract/schemas/cover';
import { PICTURE_MAX_SIDE } from '@contract/schemas/image';
import type { Size } from './selection';

/** Where the frame starts if there is no cover. */
const STARTING_COVER: PictureArea = { x: 0.1, y: 0.1, width: 0.8, height: 0.4 };
const PERCENT = 100;

/** In percent, as react-image-crop takes it. */
export interface CoverFrame {
  readonly unit: '%';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function frameOf(cover: PictureArea | null): CoverFrame {
  const { x, y, width, height } = cover ?? STARTING_COVER;
  return {
    unit: '%',
    x: x * PERCENT,
    y: y * PERCENT,
    width: width * PERCENT,
    height: height * PERCENT,
  };
}

export const areaOf = ({ x, y, width, height }: CoverFrame): PictureArea => ({
  x: x / PERCENT,
  y: y / PERCENT,
  width: width / PERCENT,
  height: height / PERCENT,
});

/** Whether the server takes an area as the cover of a picture, which it stores smaller if it is large. */
export function isLargeCover(area: PictureArea, picture: Size): boolean {
  const stored = Math.min(1, PICTURE_MAX_SIDE / Math.max(picture.width, picture.height));
  const shorter = Math.min(area.width * picture.width, area.height * picture.height);
  return shorter * stored >= MIN_COVER_PX;
}
