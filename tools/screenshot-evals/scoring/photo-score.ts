import type { ExtractedScreenshot } from './extract-screenshots';
import { areaInPixels, intersectionOverUnion } from './overlap';

/** The lowest intersection over union with which a cover counts as showing the photograph. */
export const FOUND_COVER_OVERLAP = 0.7;
/** The lowest intersection over union with which a cover counts as exact. */
export const EXACT_COVER_OVERLAP = 0.9;

export interface PhotoScore {
  /**
   * The intersection over union of the cover and the photograph, or 0 if no cover was found. Null if the screenshot has
   * no photograph.
   */
  readonly overlap: number | null;
  /** Whether the truth says that there is no photograph. */
  readonly isWithout: boolean;
  /** Whether a cover was found although the screenshot has no photograph. */
  readonly isInvented: boolean;
}

export function photoScore({
  truth,
  size,
  extracted: { cover },
}: Pick<ExtractedScreenshot, 'truth' | 'size' | 'extracted'>): PhotoScore {
  const box = truth.extra?.photoBox;
  const isWithout = box === null;
  if (!box) return { overlap: null, isWithout, isInvented: isWithout && cover !== null };
  const [x, y, width, height] = box;
  const overlap = cover
    ? intersectionOverUnion(areaInPixels(cover.area, size), { x, y, width, height })
    : 0;
  return { overlap, isWithout, isInvented: false };
}
