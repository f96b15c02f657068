import { overlapOf } from '@contract/rules/picture-area';
import { MAX_COVER_OPTIONS, SURE_COVER_CONFIDENCE } from '@contract/schemas/cover';
import type { Box } from '../layout/recognized-page';

/** A rectangle in pixels of a grid, with the probability that it is the photograph of the listing. */
export interface RatedBox {
  readonly box: Box;
  readonly confidence: number;
}

/** The least confidence of an option. A rectangle with less confidence is hardly ever a photograph. */
const OPTION_CONFIDENCE = 0.1;
/**
 * The least length of an option's shorter side, as a share of the grid's longer side. A photograph in a row on a
 * phone's page has 0.047.
 */
const SHORTEST_SHARE = 0.04;
/** Two options must overlap by less than this, so that the member can tell them apart. */
const SAME_OVERLAP = 0.7;

/** Rounds a confidence as the server sends it, so that server and form agree on whether a cover is sure. */
export const roundedConfidence = (confidence: number): number => Math.round(confidence * 100) / 100;

/**
 * Returns up to three different areas that may be the photograph, the likeliest first. Returns none if the likeliest
 * one is sure.
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
    // The likeliest area is always an option. It may be the current cover, and the member must be able to choose that
    // again.
    if ((isLarge || index === 0) && options.every((other) => overlapOf(box, other) < SAME_OVERLAP))
      options.push(box);
  }
  return options;
}
