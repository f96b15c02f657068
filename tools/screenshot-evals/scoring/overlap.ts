import type { PictureArea } from '@contract/schemas/picture-area';
import type { Box } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import { areaOf, commonBox } from './box-coverage';

/** Returns a box in pixels for an area of a screenshot, which is in shares of its width and height. */
export const areaInPixels = (area: PictureArea, size: Pick<Box, 'width' | 'height'>): Box => ({
  x: area.x * size.width,
  y: area.y * size.height,
  width: area.width * size.width,
  height: area.height * size.height,
});

/** Returns the intersection over union of two boxes, from 0 to 1. */
export function intersectionOverUnion(one: Box, other: Box): number {
  const shared = areaOf(commonBox(one, other));
  return shared / (areaOf(one) + areaOf(other) - shared);
}
