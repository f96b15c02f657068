import type { Box } from '../layout/recognized-page';
import type { Rectangle } from './cover-candidates';
import type { PageSummedAreas } from './page-summed-areas';
import type { PixelGrid } from './pixel-grid';
import { meanInRectangle } from './side-features';

/**
 * The areas of a rectangle whose texture is measured: the whole rectangle and five parts of it. The numbers are shares
 * of its width and height.
 */
const PARTS = [
  { x: 0, y: 0, right: 1, bottom: 1 },
  { x: 0, y: 0, right: 1, bottom: 0.33 },
  { x: 0, y: 0.33, right: 1, bottom: 0.67 },
  { x: 0, y: 0.67, right: 1, bottom: 1 },
  { x: 0, y: 0, right: 0.33, bottom: 1 },
  { x: 0.67, y: 0, right: 1, bottom: 1 },
];

/**
 * Returns features of the cover model about size, shape and position of a rectangle.
 * - Features 1 to 3: the logarithms of the rectangle's area, width and height, as shares of the grid's.
 * - Features 4 and 5: the logarithm of width / height of the rectangle, and the absolute value of this logarithm.
 * - Features 6 and 7: the width and height of the rectangle in pixels of the grid.
 * - Features 8 and 9: the center of the rectangle, across and down. Features 10 to 13: the distances from the rectangle
 * to the left, upper, right and lower edge of the grid. Feature 14: the difference between the left and the right
 * distance. All are shares (0 to 1) of the grid's width or height.
 * - Feature 15: width / height of the grid.
 */
export function shapeFeatures({ width, height }: PixelGrid, box: Rectangle): number[] {
  const { x, y, right, bottom } = box;
  const [wide, high] = [right - x, bottom - y];
  return [
    Math.log((wide * high) / (width * height)),
    Math.log(wide / width),
    Math.log(high / height),
    Math.log(wide / high),
    Math.abs(Math.log(wide / high)),
    wide,
    high,
    (x + right) / 2 / width,
    (y + bottom) / 2 / height,
    x / width,
    y / height,
    (width - right) / width,
    (height - bottom) / height,
    Math.abs(x - (width - right)) / width,
    width / height,
  ];
}

/**
 * Returns features of the cover model about the texture of a rectangle.
 * - First for the rectangle and for each of its five parts: the shares (0 to 1) of flat pixels, of busy pixels, and of
 * pixels that words cover.
 * - Then for the rectangle: the shares (0 to 1) of soft pixels and of colorful pixels, the logarithm of 1 + the number
 * of words, and the number of amounts.
 */
export function textureFeatures(grid: PixelGrid, maps: PageSummedAreas, box: Rectangle): number[] {
  const ofParts = PARTS.flatMap((part) => {
    const place = partOf(box, part);
    const flat = meanInRectangle(grid, maps.flat, place);
    return [flat, meanInRectangle(grid, maps.busy, place), meanInRectangle(grid, maps.text, place)];
  });
  const { x, y, right, bottom } = box;
  return [
    ...ofParts,
    meanInRectangle(grid, maps.soft, box),
    meanInRectangle(grid, maps.colorful, box),
    Math.log(1 + maps.words.sum(x, y, right, bottom)),
    maps.amounts.sum(x, y, right, bottom),
  ];
}

function partOf({ x, y, right, bottom }: Rectangle, part: Rectangle): Rectangle {
  const [wide, high] = [right - x, bottom - y];
  return {
    x: Math.round(x + part.x * wide),
    y: Math.round(y + part.y * high),
    right: Math.round(x + part.right * wide),
    bottom: Math.round(y + part.bottom * high),
  };
}

const NO_TITLE = -2;

/**
 * Returns nine features of the cover model about the position of the title relative to a box. Title and box are in
 * pixels of the same grid. All features are -2 if there is no title.
 * - Features 1 to 4: how far the title is below, above, to the right and to the left of the box. Feature 5: how far the
 * left edges of title and box are apart. All are shares of the grid's height or width, and negative in the opposite
 * direction.
 * - Feature 6: the share (up to 1) of the title's height that is beside the box. Negative if no part is beside it.
 * - Features 7 and 8: the logarithms of the box's width / the title's width, and of the box's height / the title's
 * height.
 * - Feature 9: how far the title begins below the top of the box, in heights of the box. Negative if it begins above.
 */
export function titlePlaceFeatures(
  { width, height }: PixelGrid,
  box: Box,
  title: Box | null,
): number[] {
  if (!title) return Array.from({ length: 9 }, () => NO_TITLE);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const shared = Math.min(bottom, title.y + title.height) - Math.max(box.y, title.y);
  return [
    (title.y - bottom) / height,
    (box.y - title.y - title.height) / height,
    (title.x - right) / width,
    (box.x - title.x - title.width) / width,
    (title.x - box.x) / width,
    shared / title.height,
    Math.log(box.width / title.width),
    Math.log(box.height / title.height),
    (title.y - box.y) / Math.max(1, box.height),
  ];
}
