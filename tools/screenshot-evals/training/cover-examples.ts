import { coverRows } from '../../../functions/src/domain/screenshots/cover/cover-rows';
import { rounded } from '../../../functions/src/domain/screenshots/ranker/decision-trees';
import { createRandom } from '../../../scripts/demo/random';
import { sharedPart } from '../scoring/overlap';
import { withoutPhoto, withPaintedPlaces, withPanel, withSoftPhoto } from './changed-photo';
import type { CoverPage } from './cover-pages';

/** The candidates of one picture. */
export interface CoverExample {
  readonly template: string;
  readonly rows: readonly Float32Array[];
  /** Intersection over union with the photograph, for each candidate. 0 if there is no photograph. */
  readonly overlaps: readonly number[];
  readonly hasPhoto: boolean;
  /** Changed pictures are for training and not for figures. */
  readonly isChanged: boolean;
}

/**
 * Returns the picture, the same without its photograph, and changed pictures: with a flat panel in place of the photograph, with a
 * softer photograph, and with painted places.
 */
export function coverExamples(shown: CoverPage, seed: number): CoverExample[] {
  const { grid, photo } = shown;
  const random = createRandom(seed);
  if (!photo) {
    const painted = { ...shown, grid: withPaintedPlaces(grid, photo, random) };
    return [exampleOf(shown, false), exampleOf(painted, true)];
  }
  const soft = { ...shown, grid: withSoftPhoto(grid, photo, random) };
  const softer = withSoftPhoto(grid, photo, random);
  const painted = { ...shown, grid: withPaintedPlaces(softer, photo, random) };
  const empty = { ...shown, grid: withoutPhoto(grid, photo), photo: null };
  const panel = { ...shown, grid: withPanel(grid, photo, random), photo: null };
  return [
    exampleOf(shown, false),
    exampleOf(empty, false),
    exampleOf(soft, true),
    exampleOf(painted, true),
    exampleOf(panel, true),
  ];
}

function exampleOf(
  { template, page, grid, title, photo }: CoverPage,
  isChanged: boolean,
): CoverExample {
  const rows = coverRows(page, grid, title);
  return {
    template,
    rows: rows.map(({ features }) => rounded(features)),
    overlaps: rows.map(({ box }) => (photo ? sharedPart(box, photo) : 0)),
    hasPhoto: photo !== null,
    isChanged,
  };
}
