import type { RecognizedWord, WordInkMeasurements } from '../layout/recognized-page';

export type InkMeasurements = WordInkMeasurements;

/**
 * The `ink` (measured contrast, strokes and color) of plain dark text on white. Words whose pixels were not measured
 * count as such text.
 */
const PLAIN: InkMeasurements = {
  contrast: 0.8,
  stroke: 0.2,
  density: 0.25,
  saturation: 0,
  warmth: 0,
};

/** Returns the mean of each `ink` measurement, such as the contrast, over several words. */
export function meanInkOf(words: readonly RecognizedWord[]): InkMeasurements {
  const inks = words.map(({ ink }) => ink ?? PLAIN);
  const mean = (key: keyof InkMeasurements): number =>
    inks.reduce((sum, ink) => sum + ink[key], 0) / Math.max(1, inks.length);
  return {
    contrast: mean('contrast'),
    stroke: mean('stroke'),
    density: mean('density'),
    saturation: mean('saturation'),
    warmth: mean('warmth'),
  };
}

/**
 * Returns four features of the title model and the price model: the differences between the measured `ink` of two texts
 * in contrast, density (as a ratio), saturation and warmth.
 */
export function inkDifferenceFeatures(a: InkMeasurements, b: InkMeasurements): number[] {
  return [
    a.contrast - b.contrast,
    a.density / Math.max(0.01, b.density),
    a.saturation - b.saturation,
    a.warmth - b.warmth,
  ];
}
