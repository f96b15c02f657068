import { pictureArea } from '@contract/rules/picture-area';
import type { Cover } from '@contract/schemas/cover';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { coverOptions, roundedConfidence } from './cover-options';
import type { PixelGrid } from './pixel-grid';
import { rankedCovers } from './ranked-covers';

/**
 * The least confidence of a cover. With this value, 97% of the drawn pages without a photograph get no cover
 * (decision 0103).
 */
const LEAST_CONFIDENCE = 0.5;

export interface FoundCover {
  /** The cover, or null if the page seems to have no photograph. */
  readonly cover: Cover | null;
  /** Areas that the member may choose instead, the likeliest first. Empty if the cover is sure. */
  readonly coverOptions: PictureArea[];
}

/**
 * Finds the photograph of the listing inside a screenshot. It is the likeliest rectangle with straight borders.
 * `title` contains the boxes of the title's lines, in pixels of the page. A rectangle that contains such a box is a
 * card or the whole page. `grid` shows the same picture as `page`, at any size.
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
            confidence: roundedConfidence(best.confidence),
          }
        : null,
    coverOptions: coverOptions(rated, grid).map((box) => pictureArea(box, grid)),
  };
}
