import { pictureArea, rectangleIntersectionOverUnion } from '@contract/rules/picture-area';
import { type Cover, MAX_COVER_OPTIONS, SURE_COVER_CONFIDENCE } from '@contract/schemas/cover';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import type { PixelGrid } from './pixel-grid';
import { calibratedShare } from '../ranker/calibration';
import { roundedFeatures, treeScoreOf, unpackedTrees } from '../ranker/decision-trees';
import { coverFeatureRows } from './cover-feature-rows';
import { COVER_MODEL } from './model-data';

/**
 * The minimum confidence of a cover. With this value, 97% of the drawn pages without a photograph get no cover (ADR
 * 0103).
 */
const LEAST_CONFIDENCE = 0.5;

export interface FoundCover {
  /** The cover, or null if the page seems to have no photograph. */
  readonly cover: Cover | null;
  /**
   * Areas that the member may choose as the cover instead, the likeliest first. Empty if the confidence of the cover is
   * high.
   */
  readonly coverOptions: PictureArea[];
}

/**
 * Finds the photograph of the listing inside a screenshot, which is the likeliest rectangle with straight borders.
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

const TREES = unpackedTrees(COVER_MODEL.cover);

/**
 * Returns all rectangles that may be the photograph of the listing, the likeliest first. `findCover` describes the
 * parameters.
 */
export function rankedCovers(
  page: RecognizedPage,
  grid: PixelGrid,
  title: readonly Box[],
): RatedBox[] {
  return coverFeatureRows(page, grid, title)
    .map(({ box, features }) => ({ box, score: treeScoreOf(TREES, roundedFeatures(features)) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ box, score }) => ({
      box,
      confidence: calibratedShare(COVER_MODEL.calibration, score),
    }));
}

/** A rectangle in pixels of a grid, with the probability that it is the photograph of the listing. */
interface RatedBox {
  readonly box: Box;
  readonly confidence: number;
}

/** The minimum confidence of a cover option. A rectangle with a lower confidence is hardly ever a photograph. */
const OPTION_CONFIDENCE = 0.1;
/**
 * The minimum length of the shorter side of a cover option, as a share of the grid's longer side. The photograph of an
 * item in a list on a phone has a share of 0.047.
 */
const SHORTEST_SHARE = 0.04;
/**
 * The overlap of two cover options must be less than this, so that the member can tell them apart. The overlap is 0 for
 * separate areas and 1 for equal areas.
 */
const SAME_OVERLAP = 0.7;

/**
 * Rounds a confidence to two decimal places, as in the responses of the server. This way, the server and the share form
 * agree on whether the confidence of a cover is high.
 */
const roundedConfidence = (confidence: number): number => Math.round(confidence * 100) / 100;

/**
 * Returns up to three different areas that may be the photograph, the likeliest first. Returns no areas if the
 * confidence of the likeliest area is high.
 */
export function coverOptions(
  rated: readonly RatedBox[],
  grid: { readonly width: number; readonly height: number },
): Box[] {
  const options: Box[] = [];
  if (roundedConfidence(rated[0]?.confidence ?? 0) >= SURE_COVER_CONFIDENCE) return options;
  const shortest = SHORTEST_SHARE * Math.max(grid.width, grid.height);
  for (const [index, { box, confidence }] of rated.entries()) {
    if (options.length === MAX_COVER_OPTIONS || confidence < OPTION_CONFIDENCE) break;
    const isLarge = Math.min(box.width, box.height) >= shortest;
    // If there are options, the likeliest area is one of them, even if it is small. This area may be the current cover,
    // and the member must be able to choose the current cover again.
    if (
      (isLarge || index === 0) &&
      options.every((other) => rectangleIntersectionOverUnion(box, other) < SAME_OVERLAP)
    )
      options.push(box);
  }
  return options;
}
