import { pictureArea } from '@contract/rules/picture-area';
import type { Cover } from '@contract/schemas/cover';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { coverOptions, sentConfidence } from './cover-options';
import type { PixelGrid } from './pixel-grid';
import { rankedCovers } from './ranked-covers';

/** Below this confidence there is no cover, so that 97% of the drawn pages without a photograph get none (decision 0103). */
const LEAST_CONFIDENCE = 0.5;

export interface FoundCover {
  /** Null if there seems to be no photograph. */
  readonly cover: Cover | null;
  /** What the member may choose instead, the likeliest first. Empty if the cover is sure. */
  readonly coverOptions: PictureArea[];
}

/**
 * Finds the photograph of the listing inside a screenshot: among rectangles with straight borders, the one that looks most like
 * it. A rectangle around a line of the title, in pixels of the page, is a card or the whole page. The grid shows the same picture as
 * the page, in any size.
 */
export function findCover(
  page: RecognizedPage,
  grid: PixelGrid,
  title: readonly Box[],
): FoundCover {
  const rated = rankedCovers(page, grid, title);
  const [best] = rated;
  return {
    cover:
      best && best.confidence >= LEAST_CONFIDENCE
        ? {
            area: pictureArea(best.box, grid),
            confidence: sentConfidence(best.confidence),
          }
        : null,
    coverOptions: coverOptions(rated, grid).map((box) => pictureArea(box, grid)),
  };
}
