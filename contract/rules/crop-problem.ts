import { MIN_CROP_PX, PICTURE_CROP_MESSAGES } from '../schemas/picture-crop';
import type { PartLayout } from './part-layout';

/**
 * Returns why a stored picture cannot be cropped to an item part: the part is too small, or its areas cover the whole
 * picture. Returns null if the picture can be cropped.
 */
export function cropProblem(
  { width, height, pieces }: PartLayout,
  picture: { readonly width: number; readonly height: number },
): string | null {
  if (Math.min(width, height) < MIN_CROP_PX) return PICTURE_CROP_MESSAGES.small;
  const shown = pieces.reduce((sum, { from }) => sum + from.width * from.height, 0);
  return shown < picture.width * picture.height ? null : PICTURE_CROP_MESSAGES.whole;
}
