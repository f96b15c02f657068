import type { PictureArea } from '@contract/schemas/picture-area';

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
