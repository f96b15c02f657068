import type { PictureArea } from './picture-area';

/**
 * The number of decimals with which a form sends a share of a picture's width or height. Four decimals are precise to a
 * fifth of a pixel in the largest picture, whose longer side has 1,600 pixels.
 */
const DECIMALS = 4;
const PATTERN = /^(\d(?:\.\d+)?),(\d(?:\.\d+)?),(\d(?:\.\d+)?),(\d(?:\.\d+)?)$/;

/** Formats an area as a form sends it: left, top, width and height as shares, such as '0.1,0.25,0.5,0.5'. */
export const formatPictureArea = ({ x, y, width, height }: PictureArea): string =>
  [x, y, width, height].map((share) => String(Number(share.toFixed(DECIMALS)))).join(',');

/** Parses a text that `formatPictureArea` wrote. Returns null if the text is not an area inside the picture. */
export function parsePictureArea(text: string): PictureArea | null {
  const [, ...parts] = PATTERN.exec(text) ?? [];
  const [x = 2, y = 2, width = 0, height = 0] = parts.map(Number);
  const rounding = 10 ** -DECIMALS;
  const isInside = x < 1 && y < 1 && x + width <= 1 + rounding && y + height <= 1 + rounding;
  if (!isInside || width <= 0 || height <= 0) return null;
  return { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) };
}
