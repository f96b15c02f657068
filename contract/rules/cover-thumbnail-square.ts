import type { PictureArea } from '../schemas/picture-area';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The two stored areas of an item's picture, the cover and the focus. Each of the two can be null. */
export interface CoverAndFocus {
  /** The cover: the photograph of the listing, or the area that the member chose instead. */
  readonly cover: PictureArea | null;
  /** The focus: the area of title and price. */
  readonly focus: PictureArea | null;
}

export const NO_COVER_OR_FOCUS: CoverAndFocus = { cover: null, focus: null };

/**
 * Returns the square of a cover that thumbnails show: the largest square within the cover, as an area of the picture.
 */
export function coverThumbnailSquare(picture: Size, cover: PictureArea): PictureArea {
  const [width, height] = [cover.width * picture.width, cover.height * picture.height];
  const side = Math.min(width, height);
  const left = cover.x * picture.width + (width - side) / 2;
  const top = cover.y * picture.height + (height - side) / 2;
  return {
    x: rounded(within(left, picture.width - side) / picture.width),
    y: rounded(within(top, picture.height - side) / picture.height),
    width: rounded(side / picture.width),
    height: rounded(side / picture.height),
  };
}

/**
 * Rounds a share down to four decimals, which is precise to a fifth of a pixel in the largest picture. The HTML of a
 * page contains these numbers for each card, so they must be short. Rounding down keeps the square inside the cover.
 */
const rounded = (share: number): number => Math.floor(share * 10_000) / 10_000;

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
