import type { PictureArea } from '../schemas/picture-area';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Areas of a picture that its item states. */
export interface PictureParts {
  /** The photograph inside a screenshot, or what the member chose instead. */
  readonly cover: PictureArea | null;
  /** Where title and price are. */
  readonly focus: PictureArea | null;
}

export const NO_PARTS: PictureParts = { cover: null, focus: null };

/** Room around title and price, and the smallest square around them as a share of the picture's shorter side. */
const ROOM = 1.25;
const SMALLEST = 0.6;

/**
 * Returns the square that thumbnails show instead of the usual one, as an area of the picture: the largest within the cover,
 * or one around title and price. Returns null if neither is known.
 */
export function shownSquare(picture: Size, { cover, focus }: PictureParts): PictureArea | null {
  const part = cover ?? focus;
  if (!part) return null;
  const [width, height] = [part.width * picture.width, part.height * picture.height];
  const shorter = Math.min(picture.width, picture.height);
  const side = cover
    ? Math.min(width, height)
    : Math.min(shorter, Math.max(ROOM * width, ROOM * height, SMALLEST * shorter));
  const left = part.x * picture.width + (width - side) / 2;
  const top = part.y * picture.height + (height - side) / 2;
  return {
    x: within(left, picture.width - side) / picture.width,
    y: within(top, picture.height - side) / picture.height,
    width: side / picture.width,
    height: side / picture.height,
  };
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
