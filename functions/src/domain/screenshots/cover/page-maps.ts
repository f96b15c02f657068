import type { RecognizedPage } from '../layout/recognized-page';
import { pictureFacts } from './picture-facts';
import type { PixelGrid } from './pixel-grid';
import type { PixelMaps } from './pixel-maps';
import type { SummedArea } from './summed-area';
import { wordCenters, wordMap } from './word-map';

/** What can be summed over any rectangle of a page: of its picture and of its words. */
export interface PageMaps extends PixelMaps {
  /** Pixels that words cover. */
  readonly text: SummedArea;
  /** Counts the middles of words, and of amounts. */
  readonly words: SummedArea;
  readonly amounts: SummedArea;
}

export const pageMaps = (grid: PixelGrid, page: RecognizedPage): PageMaps => ({
  ...pictureFacts(grid).maps,
  ...wordCenters(page, grid),
  text: wordMap(page, grid),
});
