import { MIN_CUT_PX, PICTURE_CUT_MESSAGES } from '../schemas/picture-cut';
import type { PartLayout } from './part-layout';

/** Returns why a stored picture cannot be cut to a part, or null. Overlapping areas must not add up to the whole picture either. */
export function cutProblem(
  { width, height, pieces }: PartLayout,
  picture: { readonly width: number; readonly height: number },
): string | null {
  if (Math.min(width, height) < MIN_CUT_PX) return PICTURE_CUT_MESSAGES.small;
  const shown = pieces.reduce((sum, { from }) => sum + from.width * from.height, 0);
  return shown < picture.width * picture.height ? null : PICTURE_CUT_MESSAGES.whole;
}
