import type { CoverWeights } from './cover-score';

/** Written by `npm run train:cover`. */
export const COVER_WEIGHTS: CoverWeights = {
  weakestSide: 13.69,
  secondSide: 8.281,
  allSides: -3.578,
  divider: -2.313,
  edgesBeside: -1.027,
  edgeAbove: -2.848,
  edgeBelow: -1.719,
  area: 0.3557,
  areaSquared: -0.1344,
  width: -0.3664,
  wide: -2.902,
  high: -4.523,
  text: 1.033,
  colors: 1.979,
  mainColor: -3.948,
  outerColor: -2.649,
  busyInside: -3.755,
  busyOutside: -44.09,
  middleX: -3.31,
  middleY: -12.08,
  constant: -9.18,
};
